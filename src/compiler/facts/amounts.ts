import { oncePerObject } from '../once-per-object';
import type { TextPart } from '../problems/finding';
import { type DraftSite, singleton } from '../site';
import { numberIn } from './facts';

/** An amount of money in a text. */
export interface Amount {
  readonly amount: number;
  /** The number, without the currency. */
  readonly text: string;
  readonly part: TextPart;
}

/** The amounts in a text that are in the currency of the site, whose sign, code or name stands beside them. */
export function amountsIn(text: string, site: DraftSite): Amount[] {
  const { units, patterns } = currencyOf(site.singletons, site);
  if (!units.some((unit) => text.includes(unit))) return [];
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

/** How a currency is written, and amounts of it. */
interface Currency {
  readonly units: readonly string[];
  readonly patterns: readonly RegExp[];
}

const currencyOf = oncePerObject((_singletons: DraftSite['singletons'], site: DraftSite): Currency => {
  const currency = singleton(site, 'settings')?.currency;
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return { units: [], patterns: [] };
  const names = site.contract.languages.flatMap(({ locale }) =>
    (['symbol', 'narrowSymbol', 'code', 'name'] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      return format.formatToParts(2).flatMap(({ type, value }) => (type === 'currency' ? value : []));
    }),
  );
  const units = [...new Set(names)];
  const unit = units.map((name) => name.replaceAll(/[$.*+?^()[\]{}|\\]/g, '\\$&')).join('|');
  const patterns = [
    new RegExp(`(?<![\\d.,{-])(${DIGITS})${GAP}(?:${unit})(?![\\p{L}\\d])`, 'gu'),
    new RegExp(`(?<![\\p{L}\\d])(?:${unit})${GAP}(${DIGITS})(?![\\d{-])`, 'gu'),
  ];
  return { units, patterns };
});
