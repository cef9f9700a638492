import type { Languages } from '../../shared/language';
import type { TextPart } from '../../shared/text-part';
import { asToken } from '../../shared/token-syntax';
import { timeUnits } from '../figures/time-units';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import { singleton } from '../site';
import { fewInEach } from '../texts/few-faults';
import { runsWithFacts, textOf } from '../texts/readable-texts';
import type { TextEdit } from '../values/text-edit';
import { inFiles } from '../values/values';

/** In which unit of time a fact is, by its type; of money and shares, in none. */
const UNITS: ReadonlyMap<string, readonly string[]> = new Map([
  ['hours', ['hour']],
  ['months', ['month']],
  ['money', []],
  ['percentage', []],
]);

const FOLLOWED = /(\{\{\s*facts\.([\w-]+)\s*\}\}(?:\s|&nbsp;)*)(\p{L}{2,}|h(?!\p{L}))/gu;

/** Behind a fact stands no unit of time but that which it counts. */
export const factMiscounted: Rule<'fact-miscounted'> = (site) => {
  const facts = singleton(site, 'facts') ?? {};
  return fewInEach(textsWithUnits(site), textOf, ({ written, locale, followed }) => {
    const { source, pointer } = written;
    const miscounted = followed.flatMap((one) => {
      const type = facts[one.fact]?.type ?? '';
      const own = UNITS.get(type) ?? unitsInName(one.fact, site.contract.languages);
      if (own.includes(one.found) || (own.length === 0 && !UNITS.has(type))) return [];
      return [{ ...one, own }];
    });
    return withoutSwapped(miscounted).map(({ fact, unit, own, token, part, swapped }): Finding<'fact-miscounted'> => {
      if (swapped !== undefined) {
        const changes: TextEdit[] = [
          { ...token, text: asToken('facts', swapped.fact) },
          { ...swapped.token, text: asToken('facts', fact) },
        ];
        const details = { fact, unit, swapped: swapped.fact };
        const place = { source, pointer, part: token };
        return { code: 'fact-miscounted', place, details, fix: fixOfText(written, changes, false) };
      }
      const [only, ...others] = own;
      const correct = only && others.length === 0 ? nameOf(only, Number(site.facts[fact]), locale) : undefined;
      const fix = correct && { fix: fixOfText(written, [{ ...part, text: correct }], false) };
      const details = { fact, unit, ...(correct !== undefined && { correct }) };
      return { code: 'fact-miscounted', place: { source, pointer, part }, details, ...fix };
    });
  });
};

/** A fact with a unit of time behind it. */
interface Followed {
  readonly fact: string;
  readonly unit: string;
  /** Which unit that is. */
  readonly found: string;
  readonly token: TextPart;
  readonly part: TextPart;
}

/** One of which the unit is not what it counts. */
interface Miscounted extends Followed {
  /** Which ones it counts. */
  readonly own: readonly string[];
}

const textsWithUnits = inFiles((source, contract) =>
  runsWithFacts({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const locale = contract.languages.find(({ code }) => code === written.language)?.locale;
    if (locale === undefined) return [];
    const followed = [...text.matchAll(FOLLOWED)].flatMap(
      ({ 1: before = '', 2: fact = '', 3: unit = '', index }): Followed[] => {
        const found = timeUnits(locale).get(unit.toLowerCase());
        if (found === undefined) return [];
        const token = { offset: offset + index, length: before.trimEnd().replace(/(?:&nbsp;)+$/, '').length };
        const part = { offset: offset + index + before.length, length: unit.length };
        return [{ fact, unit, found, token, part }];
      },
    );
    return followed.length === 0 ? [] : [{ written, locale, followed }];
  }),
);

/** Of two facts that follow each other and count each what stands behind the other, the first with the other one. */
function withoutSwapped(all: readonly Miscounted[]): (Miscounted & { readonly swapped?: Miscounted })[] {
  const told: (Miscounted & { readonly swapped?: Miscounted })[] = [];
  for (const one of all) {
    const before = told.at(-1);
    const isSwapped =
      before?.swapped === undefined && before?.own.includes(one.found) && one.own.includes(before.found);
    if (before !== undefined && isSwapped) told[told.length - 1] = { ...before, swapped: one };
    else told.push(one);
  }
  return told;
}

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
