import type { Recogniser } from '../repair';
import { marksBehindQuotes, notesBehindQuotes, textsBehindQuotes } from './behind-quotes';
import { barsWithText, deepStarts, missingBars, mistypedBars } from './block-texts';
import {
  brackets,
  doubledBraces,
  emptyBrackets,
  innerBraces,
  needlessBraces,
  notesInBraces,
  roundBraces,
  textsWithoutBrackets,
  unopenedBrackets,
} from './brackets';
import {
  blanksBeforeColon,
  doubledColons,
  marksAfterKeys,
  missingColons,
  replacedColons,
  spaceAfterColon,
} from './colons';
import { colonsForCommas, missingCommas, textsWithoutComma, unexpectedCommas } from './commas';
import { bullets, dashesBeforeMaps, missingDashes, needlessDashes, spaceAfterDash, unexpectedDashes } from './dashes';
import { foreignBlanks } from './foreign-blanks';
import { foreignSigns } from './foreign-signs';
import { foreignSpaces, indentation, pastedItems, tabs, wideDashes } from './indentation';
import { itemsTogether, listsWithoutKey, namedItems, notedLists, strayEntries, strayItems } from './items';
import { dressedKeys, joinedLines, keysBeside, keysTogether, valuesWithKeys } from './keys';
import { doubledQuotes, mixedQuotes } from './mismatched-quotes';
import { joinedAnywhere, languagesWithoutKey, lostDashes, lostOpenings, swappedLines } from './moved-lines';
import {
  comparedLines,
  fences,
  foreignNotes,
  foreignTags,
  longNotes,
  looseItems,
  looseTexts,
  lostHashes,
  secondDocuments,
} from './pasted-syntax';
import { apostrophesInBraces, backslashes, brokenTexts, curlyQuotes, quotesInQuotes, unclosedQuotes } from './quotes';
import { anyText, unopenedQuotes, unquotedTexts } from './unquoted-texts';

/** The most specific first: the first of them whose repair works is taken for what was meant. */
export const RECOGNISERS: readonly Recogniser[] = [
  foreignSpaces,
  tabs,
  secondDocuments,
  fences,
  foreignBlanks,
  foreignSigns,
  foreignNotes,
  longNotes,
  comparedLines,
  curlyQuotes,
  mixedQuotes,
  joinedLines,
  joinedAnywhere,
  marksBehindQuotes,
  notesBehindQuotes,
  doubledQuotes,
  itemsTogether,
  textsWithoutBrackets,
  textsWithoutComma,
  notesInBraces,
  notedLists,
  strayEntries,
  namedItems,
  missingDashes,
  wideDashes,
  strayItems,
  needlessDashes,
  dashesBeforeMaps,
  keysBeside,
  emptyBrackets,
  brokenTexts,
  unclosedQuotes,
  unexpectedCommas,
  textsBehindQuotes,
  apostrophesInBraces,
  quotesInQuotes,
  backslashes,
  mistypedBars,
  barsWithText,
  deepStarts,
  innerBraces,
  unopenedBrackets,
  brackets,
  keysTogether,
  roundBraces,
  bullets,
  doubledColons,
  marksAfterKeys,
  dressedKeys,
  doubledBraces,
  needlessBraces,
  foreignTags,
  colonsForCommas,
  missingCommas,
  unopenedQuotes,
  unquotedTexts,
  spaceAfterColon,
  blanksBeforeColon,
  replacedColons,
  spaceAfterDash,
  missingColons,
  unexpectedDashes,
  missingBars,
  valuesWithKeys,
  listsWithoutKey,
  anyText,
  looseTexts,
  lostDashes,
  lostOpenings,
  swappedLines,
  languagesWithoutKey,
  pastedItems,
  indentation,
  lostHashes,
  looseItems,
];
