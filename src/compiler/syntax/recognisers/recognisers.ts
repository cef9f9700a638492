import type { Recogniser } from '../repair';
import { barsWithText, missingBars, mistypedBars } from './block-texts';
import { brackets, emptyBrackets, innerBraces, notesInBraces, roundBraces } from './brackets';
import { missingColons, replacedColons, spaceAfterColon } from './colons';
import { missingCommas, textsWithoutComma, unexpectedCommas } from './commas';
import { bullets, dashesBeforeMaps, missingDashes, needlessDashes, spaceAfterDash, unexpectedDashes } from './dashes';
import { foreignBlanks } from './foreign-blanks';
import { foreignSpaces, indentation, pastedItems, tabs } from './indentation';
import { itemsTogether, listsWithoutKey, namedItems, strayEntries, strayItems } from './items';
import { keysBeside, keysTogether, valuesWithKeys } from './keys';
import { doubledQuotes, marksBehindQuotes, mixedQuotes } from './mismatched-quotes';
import { fences, foreignNotes, foreignTags, looseTexts, secondDocuments } from './pasted-syntax';
import { backslashes, brokenTexts, curlyQuotes, quotesInQuotes, unclosedQuotes } from './quotes';
import { anyText, unquotedTexts } from './unquoted-texts';

/** The most specific first: the first of them whose repair works is taken for what was meant. */
export const RECOGNISERS: readonly Recogniser[] = [
  foreignSpaces,
  tabs,
  secondDocuments,
  fences,
  foreignBlanks,
  foreignNotes,
  curlyQuotes,
  mixedQuotes,
  marksBehindQuotes,
  doubledQuotes,
  itemsTogether,
  textsWithoutComma,
  notesInBraces,
  strayEntries,
  namedItems,
  missingDashes,
  strayItems,
  needlessDashes,
  dashesBeforeMaps,
  keysBeside,
  emptyBrackets,
  unclosedQuotes,
  unexpectedCommas,
  quotesInQuotes,
  backslashes,
  mistypedBars,
  barsWithText,
  innerBraces,
  brackets,
  keysTogether,
  roundBraces,
  bullets,
  foreignTags,
  unquotedTexts,
  spaceAfterColon,
  replacedColons,
  spaceAfterDash,
  missingCommas,
  missingColons,
  brokenTexts,
  unexpectedDashes,
  missingBars,
  valuesWithKeys,
  listsWithoutKey,
  anyText,
  looseTexts,
  pastedItems,
  indentation,
];
