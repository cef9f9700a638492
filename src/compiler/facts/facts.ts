import type { Facts } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { figureWords } from '../figures/spoken-figures';
import { everyLanguage } from '../language-data/known-languages';

type WrittenFacts = Draft<Facts>;

/** Sums of sums of sums: nobody counts further. */
const DEEPEST = 1000;

/** The values of facts.yaml by name: those that are written, and the sums of others. */
export function factValues(facts: WrittenFacts | undefined): Record<string, string | number | undefined> {
  const written = facts ?? {};
  const sums = new Map<string, number | undefined>();
  return Object.fromEntries(Object.keys(written).map((name) => [name, amountOf(name, 0)]));

  function amountOf(name: string, depth: number): string | number | undefined {
    const { value, sum } = (Object.hasOwn(written, name) && written[name]) || {};
    if (value !== undefined || sum === undefined) return value;
    // A sum that it is part of itself has no value.
    if (!sums.has(name) && depth < DEEPEST) {
      sums.set(name, undefined);
      sums.set(name, total(sum.map((part) => (part === undefined ? undefined : amountOf(part, depth + 1)))));
    }
    return sums.get(name);
  }
}

/** The sum of what are all numbers. */
export function total(values: readonly (string | number | undefined)[]): number | undefined {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length === values.length ? rounded(numbers.reduce((sum, number) => sum + number, 0)) : undefined;
}

/** Without what is left over of adding tenths up. */
function rounded(sum: number): number {
  return Number(sum.toFixed(6));
}

/** The number that is meant by digits in groups, perhaps with decimals: `27.000`, `1 250,50`; nothing where it is unclear. */
export function numberIn(written: string): number | undefined {
  const digits = written.trim();
  if (/^\d{1,3}(?:[.,\u00a0\u202f '’_]\d{3})+$/.test(digits)) return Number(digits.replaceAll(/\D/g, ''));
  const [, whole = '', decimals = ''] =
    /^(\d{1,3}(?:[.,\u00a0\u202f '’]\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return whole === '' ? undefined : Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`);
}

/** A number with something before or behind it that is no number. */
const WITH_UNIT = /^((?:[^\d\s.,+-]{1,5}\.?)?) ?(\d[\d.,' \u00a0\u202f]{0,30}?)\s?([^\d\s.,-]\D{0,30})?$/;

/** What a text says that is a number with its unit: `27.000 €`, `18 meses`, `27 mil euros`. */
export function numberWithUnit(written: string): { readonly number: number; readonly unit: string } | undefined {
  const [, before = '', digits = '', after = ''] = WITH_UNIT.exec(written.trim()) ?? [];
  const number = withDigitsForLetters(written) === undefined ? numberIn(digits) : undefined;
  const unit = before || after.trim();
  const [first = ''] = /^\p{L}+/u.exec(after.trim()) ?? [];
  const times = MULTIPLES.get(first.toLowerCase()) ?? 1;
  return number === undefined || unit === '' ? undefined : { number: rounded(number * times), unit };
}

/** `27OOO` as 27000: where letters stand for the digits that look like them. */
export function withDigitsForLetters(written: string): number | undefined {
  if (!/^\d+(?:[OoIl]+\d+)*[Oo]*$/.test(written) || !/\D/.test(written)) return undefined;
  return Number(written.replaceAll(/o/gi, '0').replaceAll(/[Il]/g, '1'));
}

/** The number that a text says, alone or with its unit. */
export function amountIn(written: string): number | undefined {
  return numberIn(written) ?? numberWithUnit(written)?.number;
}

/** By what each word multiplies the number before it, in whatever language. */
const MULTIPLES: ReadonlyMap<string, number> = new Map(
  everyLanguage.flatMap(({ multiples }) => [...figureWords(multiples)]),
);

/** Whether a text is a number with signs between its thousands. */
export function isGrouped(written: string): boolean {
  return /^\d{1,3}(?:\D\d{3})+$/.test(written.trim()) && numberIn(written) !== undefined;
}
