import type { Contract } from '../contract';
import type { ShapeError } from '../schema/validator';
import type { Source } from '../source';
import type { Finding } from './finding';
import { inItemsApart, itemsApart, oneItem } from './items-apart';
import { keylessPairs, pairWithKeys } from './keyless-pair';
import { keysBelow, keysBeside } from './keys-beside';
import { languagesApart, languagesTogether } from './languages-apart';
import { languagesByCode, languagesInFull } from './languages-by-code';
import { keyOfList, listsJoined } from './lists-joined';
import { textsByLanguage, textsWithoutLanguage } from './texts-by-language';
import { listsUnderOtherKey, underItsKey } from './under-other-key';

/** What is told in the place of several errors, which come of one mistake. */
export interface Together {
  readonly errors: readonly ShapeError[];
  readonly findings: readonly Finding[];
}

type Reading = (source: Source, contract: Contract, errors: readonly ShapeError[]) => readonly Together[];

/** The mistakes that show in several places at once. */
const READINGS: readonly Reading[] = [
  (source, contract, errors) =>
    listsJoined(source, contract, errors).map((each) => ({ errors: each.errors, findings: [keyOfList(source, each)] })),
  (source, contract, errors) =>
    listsUnderOtherKey(errors, contract).map((each) => ({
      errors: [each.missing, each.misfit],
      findings: [underItsKey(source, each)],
    })),
  (source, _contract, errors) => {
    const items = itemsApart(source, errors);
    const isApart = inItemsApart(items);
    const ofItems = items.length === 0 ? [] : errors.filter(({ pointer }) => isApart(pointer));
    return [{ errors: ofItems, findings: items.map((each) => oneItem(source, each)) }];
  },
  (source, contract, errors) =>
    languagesApart(errors, contract).map((each) => ({
      errors: [...each.unknown, ...each.consequences],
      findings: languagesTogether(source, contract, each),
    })),
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
      findings: [keysBelow(source, each)],
    })),
  (source, contract, errors) =>
    textsWithoutLanguage(errors, contract).map((each) => ({
      errors: each.errors,
      findings: [textsByLanguage(source, contract, each)],
    })),
];

/** What is told of errors that come of one mistake, and which they are. */
export function toldTogether(source: Source, contract: Contract, errors: readonly ShapeError[]): Together {
  const together = READINGS.flatMap((read) => read(source, contract, errors));
  return {
    errors: together.flatMap((each) => each.errors),
    findings: together.flatMap((each) => each.findings),
  };
}
