import { numberIn } from './facts';
import type { TextPart } from './finding';
import { oncePerObject } from './once-per-object';
import { type DraftSite, singleton } from './site';

/** An amount of money in a text. */
export interface Amount {
  readonly amount: number;
  /** The number, without the currency. */
  readonly text: string;
  readonly part: TextPart;
}

/** The amounts in a text that are in the currency of the site, whose sign, code or name stands beside them. */
export function amountsIn(text: string, site: DraftSite): Amount[] {
  const patterns = patternsOf(site.singletons, site);
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: matched, 1: digits = '', index }) => {
      const amount = numberIn(digits);
      const offset = index + matched.indexOf(digits);
      return amount === undefined ? [] : { amount, text: digits, part: { offset, length: digits.length } };
    }),
  );
  return found.sort((one, other) => one.part.offset - other.part.offset);
}

const DIGITS = "\\d[\\d.,'’\\u00a0\\u202f ]{0,20}\\d|\\d";
const GAP = '(?:\\s|&nbsp;){0,2}';

const patternsOf = oncePerObject((_singletons: DraftSite['singletons'], site: DraftSite): readonly RegExp[] => {
  const currency = singleton(site, 'settings')?.currency;
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return [];
  const names = site.contract.languages.flatMap(({ locale }) =>
    (['symbol', 'narrowSymbol', 'code', 'name'] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      return format.formatToParts(2).flatMap(({ type, value }) => (type === 'currency' ? value : []));
    }),
  );
  const units = [...new Set(names)].map((name) => name.replaceAll(/[$.*+?^()[\]{}|\\]/g, '\\$&')).join('|');
  return [
    new RegExp(`(?<![\\d.,{-])(${DIGITS})${GAP}(?:${units})(?![\\p{L}\\d])`, 'gu'),
    new RegExp(`(?<![\\p{L}\\d])(?:${units})${GAP}(${DIGITS})(?![\\d{-])`, 'gu'),
  ];
});
