import { isDayOrMonth } from '../../shared/dates';
import { mistypedDate } from '../dates/mistyped-date';
import { amountIn, isGrouped, numberIn, numberWithUnit, withDigitsForLetters } from '../facts/facts';
import { writtenFacts } from '../facts/written-facts';
import { withPlainDigits } from '../figures/plain-digits';
import { withWholeNumbers } from '../figures/unspaced-figures';
import type { Finding } from '../findings/finding';
import { typedAt } from '../findings/locate';
import { spokenNumber } from '../problems/number-with-unit';
import type { Rule } from '../rule';
import type { FactType } from '../schema/fact-type';

/** What is wrong with a value of a type, and what was meant, where that is known. */
interface Fault {
  readonly suggestion?: string | number;
  readonly isCertain?: boolean;
  /** Of a day that is not in its month: how many days that has. */
  readonly last?: number;
}

/** A fact is what its type says. What has a unit or a sign for the thousands in it, other rules tell. */
export const factType: Rule<'fact-type'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, type, value }): Finding<'fact-type'>[] => {
    const pointer = [name, 'value'];
    const fault =
      type === undefined || value === undefined ? undefined : faultOf(type, value, () => typedAt(source, pointer));
    if (fault === undefined || type === undefined) return [];
    const { suggestion, isCertain = false, last } = fault;
    const shown = typeof suggestion === 'string' ? JSON.stringify(suggestion) : suggestion;
    const details = {
      type,
      value: String(value),
      ...(shown !== undefined && { suggestion: String(shown) }),
      ...(last !== undefined && { last }),
    };
    const edit = { do: 'set', file: source.path, pointer, value: suggestion } as const;
    const fix = suggestion === undefined ? undefined : { edits: [edit], isCertain };
    return [{ code: 'fact-type', place: { source, pointer }, details, ...(fix && { fix }) }];
  });

function faultOf(type: FactType, value: string | number, typed: () => string | undefined): Fault | undefined {
  if (type === 'text')
    return typeof value === 'number' ? { suggestion: typed() ?? String(value), isCertain: true } : undefined;
  if (type === 'date') return dateFault(String(value));
  if (typeof value === 'number') {
    return type === 'count' && !Number.isInteger(value) ? {} : undefined;
  }
  return isToldElsewhere(value) || isRange(value) ? undefined : numberFault(type, value);
}

function isToldElsewhere(value: string): boolean {
  return value.includes('{{') || isGrouped(value) || numberWithUnit(value) !== undefined;
}

/** `11-13`: from one whole number to another. */
function isRange(value: string): boolean {
  const [, from = '', to = ''] = /^(\d+) ?[-–] ?(\d+)$/.exec(value) ?? [];
  return from !== '' && Number(from) < Number(to);
}

/** A comma before the decimals, or signs for the thousands before them. */
const WITH_DECIMALS = /^(?:\d+(?:,\d{1,2})?|\d{1,3}(?:[. '’]\d{3})+,\d{1,2}|\d{1,3}(?:[, ]\d{3})+\.\d{1,2})$/;

function numberFault(type: FactType, value: string): Fault {
  const inDigits = withDigitsForLetters(value) ?? (WITH_DECIMALS.test(value) ? numberIn(value) : undefined);
  const meant = inDigits ?? numberInOther(value) ?? spokenNumber(value);
  const isOfType = meant !== undefined && (type !== 'count' || Number.isInteger(meant));
  return isOfType ? { suggestion: meant, isCertain: inDigits !== undefined } : {};
}

/** In the digits of another script, or as prices are written: `１３２０`, `1.250,-`, `89.–`, `2万8600`. */
function numberInOther(value: string): number | undefined {
  const plain = withWholeNumbers(withPlainDigits(value.normalize('NFKC'))).replace(/[.,:][-–—]$/, '');
  return plain === value ? undefined : amountIn(plain);
}

function dateFault(value: string): Fault | undefined {
  if (isDayOrMonth(value)) return undefined;
  const { last, correct, isCertain = false } = mistypedDate(value) ?? {};
  if (last !== undefined) return { last };
  return correct === undefined ? {} : { suggestion: correct, isCertain };
}
