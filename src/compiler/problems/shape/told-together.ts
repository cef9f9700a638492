import type { Contract } from '../../contract';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import type { Finding } from '../finding';
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
import { unknownKeyOf } from './shape-errors';
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

type Reading = (source: Source, contract: Contract, errors: readonly ShapeError[]) => readonly Together[];

/** The mistakes that show as several errors. Each row reads only the errors that the rows above it have left. */
const READINGS: readonly Reading[] = [
  (source, contract, errors) =>
    sectionsTooDeep(source, contract, errors).map((each) => ({
      errors: each.errors,
      findings: [sectionsOfPage(source, each)],
    })),
  (source, contract, errors) =>
    entriesAtMargin(source, contract, errors).map((each) => ({
      errors: each.errors,
      findings: [keysBelow(source, each)],
    })),
  (source, contract, errors) =>
    keysAmongEntries(source, contract, errors).map((each) => ({
      errors: each.errors,
      findings: [keyOfEntryAbove(source, each)],
    })),
  (source, contract, errors) =>
    listsJoined(source, contract, errors).map((each) => ({ errors: each.errors, findings: [keyOfList(source, each)] })),
  (source, contract, errors) =>
    languagesAbove(errors, contract).map((each) => ({
      errors: [...each.unknown, ...each.consequences],
      findings: [languagesBelow(source, each)],
    })),
  (source, contract, errors) =>
    wrappedKeys(errors, contract).map((each) => ({ errors: each.errors, findings: [keysMovedOut(source, each)] })),
  (source, contract, errors) =>
    listsUnderOtherKey(errors, contract).map((each) => ({
      errors: [each.missing, each.misfit],
      findings: [underItsKey(source, each)],
    })),
  (source, contract, errors) => {
    const items = itemsApart(source, contract, errors);
    if (items.length === 0) return [];
    const isApart = inItemsApart(items);
    const ofItems = errors.filter(({ pointer }) => isApart(pointer));
    return [{ errors: ofItems, findings: items.map((each) => oneItem(source, each)) }];
  },
  (source, contract, errors) =>
    keysOfNeighbours(source, contract, errors).map((each) => ({
      errors: each.errors,
      findings: [keyToNeighbour(source, each)],
    })),
  (source, contract, errors) =>
    languagesApart(errors, contract).map((each) => ({
      errors: [...each.unknown, ...each.consequences],
      findings: languagesTogether(source, contract, each),
    })),
  (source, contract, errors) =>
    pairsAsFile(errors, contract).map((each) => ({ errors: each.errors, findings: pairsInList(source, each) })),
  (source, contract, errors) =>
    keylessPairs(errors, contract).map((each) => ({
      errors: each.errors,
      findings: pairWithKeys(source, contract, each),
    })),
  (source, contract, errors) => {
    const byCode = languagesByCode(source, errors);
    return byCode === undefined
      ? []
      : [{ errors: byCode.errors, findings: [languagesInFull(source, contract, byCode)] }];
  },
  (source, contract, errors) =>
    keysBeside(errors, contract).map((each) => ({
      errors: [...each.unknown, ...each.consequences],
      findings: [
        keysBelow(source, { pointer: each.unknown[0].pointer, near: each.near, keys: each.unknown.map(unknownKeyOf) }),
      ],
    })),
  (source, contract, errors) =>
    textsWithoutLanguage(errors, contract).map((each) => ({
      errors: each.errors,
      findings: [textsByLanguage(source, contract, each)],
    })),
  (source, contract, errors) =>
    textsCutByColon(source, contract, errors).map((each) => ({
      errors: each.errors,
      findings: [wholeText(source, each)],
    })),
  (source, contract, errors) =>
    wrappedTexts(errors, contract).map((each) => ({
      errors: each.errors,
      findings: [textInMap(source, contract, each)],
    })),
  (source, contract, errors) =>
    bareTranslations(errors, contract).map((each) => ({
      errors: [each.missing, ...each.unknown],
      findings: [keyMissingAbove(source, contract, each)],
    })),
  (source, contract, errors) =>
    misplacedKeys(source, contract, errors).map((each) => ({
      errors: each.errors,
      findings: [keyInItsPlace(source, each)],
    })),
  (source, contract, errors) =>
    keysAboveLost(source, contract, errors).map((each) => ({
      errors: [...each.unknown, ...each.missing],
      findings: [keyAbove(source, contract, each)],
    })),
  (source, contract, errors) =>
    spansUnderOneKey(errors, contract).map((each) => ({
      errors: each.errors,
      findings: [endsApart(source, each)],
    })),
  (source, contract, errors) =>
    partedValues(source, contract, errors).map((each) => ({
      errors: each.errors,
      findings: [valueWhole(source, each)],
    })),
];

/** What is told of such mistakes, and the errors that are left to be told one by one. */
export function toldTogether(
  source: Source,
  contract: Contract,
  errors: readonly ShapeError[],
): { readonly findings: readonly Finding[]; readonly left: readonly ShapeError[] } {
  const findings: Finding[] = [];
  let left = errors;
  for (const read of READINGS) {
    const together = read(source, contract, left);
    if (together.length === 0) continue;
    findings.push(...together.flatMap((each) => each.findings));
    const told = new Set(together.flatMap((each) => each.errors));
    left = left.filter((error) => !told.has(error));
  }
  return { findings, left };
}
