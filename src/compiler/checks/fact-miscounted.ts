import type { Languages } from '../../shared/language';
import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import { singleton } from '../site';
import { fewInEach } from '../texts/few-faults';
import { runsWith, textOf } from '../texts/readable-texts';
import { timeUnits } from '../translations/figures';

/** In which unit of time a fact is, by its type; of money and shares, in none. */
const UNITS: ReadonlyMap<string, readonly string[]> = new Map([
  ['hours', ['hour']],
  ['months', ['month']],
  ['money', []],
  ['percentage', []],
]);

const FOLLOWED = /(\{\{\s*facts\.([\w-]+)\s*\}\}(?:\s|&nbsp;)*)(\p{L}{2,}|h(?!\p{L}))/gu;
const runsWithFacts = runsWith(/\{\{\s*facts\./);

/** Behind a fact stands no unit of time but that which it counts. */
export const factMiscounted: Rule<'fact-miscounted'> = (site) => {
  const facts = singleton(site, 'facts') ?? {};
  return fewInEach(runsWithFacts(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language } = written;
    const locale = site.contract.languages.find(({ code }) => code === language)?.locale;
    if (locale === undefined) return [];
    return [...text.matchAll(FOLLOWED)].flatMap(({ 1: before = '', 2: fact = '', 3: unit = '', index }) => {
      const found = timeUnits(locale).get(unit.toLowerCase());
      if (found === undefined) return [];
      const type = facts[fact]?.type ?? '';
      const own = UNITS.get(type) ?? unitsInName(fact, site.contract.languages);
      if (own.includes(found) || (own.length === 0 && !UNITS.has(type))) return [];
      const part = { offset: offset + index + before.length, length: unit.length };
      const [only, ...others] = own;
      const correct = only && others.length === 0 ? nameOf(only, Number(site.facts[fact]), locale) : undefined;
      const fix = correct && { fix: fixOfText(written, [{ ...part, text: correct }], false) };
      const details = { fact, unit, ...(correct !== undefined && { correct }) };
      return [{ code: 'fact-miscounted' as const, place: { source, pointer, part }, details, ...fix }];
    });
  });
};

/** What a fact may count by its name: `stay-weeks-from`, `first-month-hours`. */
function unitsInName(fact: string, languages: Languages): readonly string[] {
  const parts = fact.split('-');
  const units = languages.flatMap(({ locale }) => parts.flatMap((part) => timeUnits(locale).get(part) ?? []));
  return [...new Set(units)];
}

/** So many hours or months in a language, without the number. */
function nameOf(unit: string, value: number, locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.formatToParts(value).find(({ type }) => type === 'unit')?.value;
}
