import { folded } from '../spelling/folded';
import { currencyNamed } from '../standards/currencies';
import { timeUnits } from './time-units';

/** What a figure counts: a unit of time by its name in code, a share as `percent`, a currency by its own code. */
export type UnitName = string;

const SHARE = /%|٪|(?<!\p{L})(?:por|per|pro|pour) ?c(?:ent|ien)|percent|prozent/iu;

/** The unit that a sign or a word beside a figure is. */
export function unitNamed(said: string, locale: string): UnitName | undefined {
  if (SHARE.test(said)) return 'percent';
  return currencyNamed(said) ?? (said === 'h' ? 'hour' : timeUnits(locale).get(said.toLowerCase()));
}

/** Whether a text has a unit in any form: «Monat» in «Monaten», a currency in any other. */
export function isUnitMentioned(unit: UnitName, text: string, locale: string): boolean {
  if (unit === 'percent') return SHARE.test(text);
  const words = text.match(/\p{L}+/gu) ?? [];
  if (isCurrency(unit) && (/\p{Sc}/u.test(text) || words.some((word) => currencyNamed(word) !== undefined)))
    return true;
  const stems = isCurrency(unit) ? stemsOfCurrency(unit, locale) : stemsOfTime(unit, locale);
  return words.map(folded).some((word) => stems.some((stem) => (isShort(stem) ? word === stem : word.includes(stem))));
}

const STEM = 4;

function stemsOfTime(unit: UnitName, locale: string): string[] {
  return [...timeUnits(locale)].flatMap(([word, named]) => (named === unit ? folded(word).slice(0, STEM) : []));
}

/** Of what a language calls a currency; in Chinese and Japanese also without the country: 「ポンド」 of 「英国ポンド」. */
function stemsOfCurrency(unit: UnitName, locale: string): string[] {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(unit) ?? unit;
  const [alone] = /\p{Script=Han}$|[\p{Script=Katakana}ー]+$/u.exec(name) ?? [];
  const words = (name.match(/\p{L}{3,}/gu) ?? []).map((word) => folded(word).slice(0, STEM));
  return alone === undefined ? words : [...words, folded(alone)];
}

/** Of a language with letters; elsewhere a sign is a word. */
function isShort(stem: string): boolean {
  return stem.length < 3 && !/[\p{Script=Han}\p{Script=Katakana}]/u.test(stem);
}

function isCurrency(unit: UnitName): boolean {
  return /^[A-Z]{3}$/.test(unit);
}

/** A figure, or what stands for it, with its unit as a language writes them. */
export function withUnitIn(locale: string, figure: string, unit: UnitName, value: number): string {
  const parts = new Intl.NumberFormat(locale, optionsFor(unit)).formatToParts(value);
  const first = parts.findIndex(({ type }) => type === 'integer');
  return parts
    .flatMap(({ type, value: said }, index) => {
      if (index === first) return figure;
      return NUMERIC.has(type) ? [] : said.replaceAll('\u00a0', ' ');
    })
    .join('');
}

const NUMERIC: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction']);

function optionsFor(unit: UnitName): Intl.NumberFormatOptions {
  if (unit === 'percent') return { style: 'percent' };
  if (!isCurrency(unit)) return { style: 'unit', unit, unitDisplay: 'long' };
  return { style: 'currency', currency: unit, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 };
}
