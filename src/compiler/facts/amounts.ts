import type { Singletons } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { escapeRegExp } from '../../shared/escape-reg-exp';
import { oncePerObject } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import type { Contract } from '../schema/contract';
import { type DraftSite, singleton } from '../site';
import type { Source } from '../source';
import { alsoCalled } from '../standards/currencies';
import { type Run, readableRuns } from '../texts/readable-texts';
import { numberIn } from './facts';

/** An amount of money in a text. */
export interface Amount {
  readonly amount: number;
  /** The number, without the currency. */
  readonly text: string;
  readonly part: TextPart;
}

/** A text without tags, and the amounts in it. */
export interface RunWithAmounts {
  readonly run: Run;
  readonly amounts: readonly Amount[];
}

/** The names of the facts that are amounts of money. */
export const amountFacts = oncePerObject(
  (facts: NonNullable<Draft<Singletons['facts']>>): ReadonlySet<string> =>
    new Set(Object.entries(facts).flatMap(([name, fact]) => (fact?.type === 'money' ? name : []))),
);

/** The texts of a file with amounts that are in the currency of the site, whose sign, code or name stands beside them. */
export function runsWithAmounts(source: Source, site: DraftSite): readonly RunWithAmounts[] {
  const settings = singleton(site, 'settings');
  return settings === undefined ? [] : inCurrencyOf(settings, site.contract)(source);
}

/** How the currency of the site is written in its languages: its sign, its code and its names. */
export function currencyUnits(site: DraftSite): readonly string[] {
  const settings = singleton(site, 'settings');
  return settings === undefined ? [] : currencyOf(settings, site.contract).units;
}

/** Looked for once in each file, for as long as the settings are the same. */
const inCurrencyOf = oncePerObject((settings: Settings, contract: Contract) => {
  const currency = currencyOf(settings, contract);
  return oncePerObject((source: Source): readonly RunWithAmounts[] =>
    readableRuns({ sources: [source], contract }).flatMap((run) => {
      const amounts = amountsIn(run.text, currency);
      return amounts.length === 0 ? [] : { run, amounts };
    }),
  );
});

function amountsIn(text: string, { units, patterns }: Currency): Amount[] {
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

type Settings = Draft<Singletons['settings']>;

/** How a currency is written, and amounts of it. */
interface Currency {
  readonly units: readonly string[];
  readonly patterns: readonly RegExp[];
}

const currencyOf = oncePerObject(({ currency }: Settings, { languages }: Contract): Currency => {
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return { units: [], patterns: [] };
  const names = languages.flatMap(({ locale }) =>
    (['symbol', 'narrowSymbol', 'code', 'name'] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      return format.formatToParts(2).flatMap(({ type, value }) => (type === 'currency' ? value : []));
    }),
  );
  const units = [...new Set([...names, ...alsoCalled(currency)])];
  const unit = units.map(escapeRegExp).join('|');
  const patterns = [
    new RegExp(`(?<![\\d.,{-])(${DIGITS})${GAP}(?:${unit})(?:(?<=\\p{Script=Han})|(?![\\p{L}\\d]))`, 'gu'),
    new RegExp(`(?<![\\p{L}\\d])(?:${unit})${GAP}(${DIGITS})(?![\\d{-])`, 'gu'),
  ];
  return { units, patterns };
});
