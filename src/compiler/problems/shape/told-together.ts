import type { Finding } from '../../findings/finding';
import type { Contract } from '../../schema/contract';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { textsCutByColon, wholeText } from './cut-by-colon';
import { entriesAtMargin } from './entry-at-margin';
import { inItemsApart, itemsApart, oneItem } from './items-apart';
import { keyAbove, keysAboveLost } from './key-above-lost';
import { keyOfEntryAbove, keysAmongEntries } from './key-among-entries';
import { keysOfNeighbours, keyToNeighbour } from './key-of-neighbour';
import { keylessPairs, pairsAsFile, pairsInList, pairWithKeys } from './keyless-pair';
import { keysBelow, keysBeside } from './keys-beside';
import { languagesAbove, languagesBelow } from './languages-above';
import { languagesApart, languagesTogether } from './languages-apart';
import { languagesByCode, languagesInFull } from './languages-by-code';
import { keyOfList, listsJoined } from './lists-joined';
import { keyInItsPlace, misplacedKeys } from './misplaced-key';
import { partedValues, valueWhole } from './parted-value';
import { sectionsOfPage, sectionsTooDeep } from './sections-too-deep';
import { endsApart, spansUnderOneKey } from './span-under-one-key';
import {
  bareTranslations,
  keyMissingAbove,
  textInMap,
  textsByLanguage,
  textsWithoutLanguage,
  wrappedTexts,
} from './texts-by-language';
import { listsUnderOtherKey, underItsKey } from './under-other-key';
import { keysMovedOut, wrappedKeys } from './wrapped-keys';

/** One mistake that shows as several errors: the errors, and what is told instead of them. */
interface Together {
  readonly errors: readonly ShapeError[];
  readonly findings: readonly Finding[];
}

type Find<Found> = (errors: readonly ShapeError[], contract: Contract, source: Source) => readonly Found[];

type Reading = Find<Together>;

/** The mistakes that show as several errors. Each row reads only the errors that the rows above it have left. */
const READINGS: readonly Reading[] = [
  reading(sectionsTooDeep, sectionsOfPage),
  reading(entriesAtMargin, keysBelow),
  reading(keysAmongEntries, keyOfEntryAbove),
  reading(listsJoined, keyOfList),
  reading(languagesAbove, languagesBelow),
  reading(wrappedKeys, keysMovedOut),
  reading(listsUnderOtherKey, underItsKey),
  (errors, contract, source) => {
    const items = itemsApart(errors, contract, source);
    if (items.length === 0) return [];
    const isApart = inItemsApart(items);
    const ofItems = errors.filter(({ pointer }) => isApart(pointer));
    return [{ errors: ofItems, findings: items.map((each) => oneItem(each, source)) }];
  },
  reading(keysOfNeighbours, keyToNeighbour),
  reading(languagesApart, languagesTogether),
  reading(pairsAsFile, pairsInList),
  reading(keylessPairs, pairWithKeys),
  reading(languagesByCode, languagesInFull),
  reading(keysBeside, keysBelow),
  reading(textsWithoutLanguage, textsByLanguage),
  reading(textsCutByColon, wholeText),
  reading(wrappedTexts, textInMap),
  reading(bareTranslations, keyMissingAbove),
  reading(misplacedKeys, keyInItsPlace),
  reading(keysAboveLost, keyAbove),
  reading(spansUnderOneKey, endsApart),
  reading(partedValues, valueWhole),
];

/** Finds mistakes of one kind by their errors, and tells each. */
function reading<Found extends Pick<Together, 'errors'>>(
  find: Find<Found>,
  tell: (found: Found, source: Source, contract: Contract) => Finding | readonly Finding[],
): Reading {
  return (errors, contract, source) =>
    find(errors, contract, source).map((found) => ({
      errors: found.errors,
      findings: [tell(found, source, contract)].flat(),
    }));
}

/** What is told of such mistakes, and the errors that are left to be told one by one. */
export function toldTogether(
  source: Source,
  contract: Contract,
  errors: readonly ShapeError[],
): { readonly findings: readonly Finding[]; readonly left: readonly ShapeError[] } {
  const findings: Finding[] = [];
  let left = errors;
  for (const read of READINGS) {
    const together = read(left, contract, source);
    if (together.length === 0) continue;
    findings.push(...together.flatMap((each) => each.findings));
    const told = new Set(together.flatMap((each) => each.errors));
    left = left.filter((error) => !told.has(error));
  }
  return { findings, left };
}
