import { groupBy } from '../../shared/group-by';
import { type WrittenFact, writtenFacts } from '../facts/written-facts';
import { timeUnits } from '../figures/time-units';
import type { Finding } from '../problems/finding';
import { fixOfText, possibleFix, setEdit } from '../problems/fixes';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { runsWith, textOf } from '../texts/readable-texts';

const FOLLOWED = /\{\{\s*facts\.([\w-]+)\s*\}\}((?:\s|&nbsp;)*)([€£%]|\p{L}+)/gu;
const runsWithFacts = runsWith(/\{\{\s*facts\./);

/** A figure that brings its unit is not followed by it once more. */
export const unitRepeated: Rule<'unit-repeated'> = (site) => {
  const facts = writtenFacts(site);
  const units = new Map(
    facts.flatMap(({ name, type = 'text', value }) => {
      // Of a number it is told there that it has a unit.
      const unit = typeof value === 'string' && type === 'text' ? /\d\s*([€£%]|\p{L}+)$/u.exec(value)?.[1] : undefined;
      return unit === undefined ? [] : [[name, unit] as const];
    }),
  );
  if (units.size === 0) return [];
  const found = fewInEach(runsWithFacts(site), textOf, ({ written, text, offset }) =>
    [...text.matchAll(FOLLOWED)].flatMap(({ 0: whole, 1: fact = '', 2: space = '', 3: unit = '', index }) => {
      if (!isSame(units.get(fact), unit, site.contract.languages.find(({ code }) => code === written.language)?.locale))
        return [];
      const from = index + whole.length - unit.length;
      const { source, pointer } = written;
      const part = { offset: offset + from, length: unit.length };
      const fix = fixOfText(
        written,
        [{ offset: offset + from - space.length, length: space.length + unit.length, text: '' }],
        false,
      );
      return [{ code: 'unit-repeated' as const, place: { source, pointer, part }, details: { unit, fact }, fix }];
    }),
  );
  const byFact = groupBy(found, ({ details: { fact } }) => fact);
  return [...byFact].flatMap(([fact, all]) => (all.length < MANY ? all : atFact(fact, all, facts)));
};

/** Whether two words are the same unit: «18 h horas». */
function isSame(one: string | undefined, other: string, locale: string | undefined): boolean {
  if (one === undefined || one.toLowerCase() === other.toLowerCase()) return one !== undefined;
  const unit = locale === undefined ? undefined : timeUnits(locale).get(one.toLowerCase());
  return unit !== undefined && timeUnits(locale ?? '').get(other.toLowerCase()) === unit;
}

/** In so many places nobody repeats a unit: the figure has been given one. */
const MANY = 2;

function atFact(
  fact: string,
  all: readonly Finding<'unit-repeated'>[],
  facts: readonly WrittenFact[],
): readonly Finding<'unit-repeated'>[] {
  const [first] = all;
  const written = facts.find(({ name }) => name === fact);
  const correct = /^\s*(\d[\d.,]*)\s*[€£%\p{L}]+$/u.exec(String(written?.value))?.[1];
  if (first === undefined || written === undefined || correct === undefined) return all;
  const place = { source: written.source, pointer: [fact, 'value'] };
  const value = /^\d{1,15}$/.test(correct) ? Number(correct) : correct;
  return [
    {
      code: 'unit-repeated',
      place,
      details: { unit: first.details.unit, fact, correct },
      ...possibleFix(setEdit(place, value)),
    },
  ];
}
