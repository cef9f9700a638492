import { escapeRegExp } from '../../shared/escape-reg-exp';
import { groupBy } from '../../shared/group-by';
import { oncePerObject } from '../../shared/once-per-object';
import { currencyUnits } from '../facts/amounts';
import { type WrittenFact, writtenFacts } from '../facts/written-facts';
import { PERCENT_WORDS } from '../figures/percent-words';
import { timeUnits } from '../figures/time-units';
import type { Finding } from '../findings/finding';
import { fixOfText, possibleFix, setEdit } from '../findings/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, runsWithFacts, textOf } from '../texts/readable-texts';
import { inFewFilesAgainst } from '../values/values';

const FOLLOWED = /\{\{\s*facts\.([\w-]+)\s*\}\}((?:\s|&nbsp;)*)([€£%]|\p{L}+)/gu;

/** A figure that brings its unit is not followed by it once more, and an amount has its currency on one side: «€10 euros». */
export const unitRepeated: Rule<'unit-repeated'> = (site) => [...behindFigures(site), ...aroundAmounts(site)];

function behindFigures(site: DraftSite): readonly Finding<'unit-repeated'>[] {
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
  const byFact = groupBy(found, ({ details: { fact = '' } }) => fact);
  return [...byFact].flatMap(([fact, all]) => (all.length < MANY ? all : atFact(fact, all, facts)));
}

const AMOUNT = '(?:\\{\\{[^{}\\s]{1,80}\\}\\}|\\d[\\d.,]{0,20})';
const GAP = '(?:\\s|&nbsp;)?';

function aroundAmounts(site: DraftSite): readonly Finding<'unit-repeated'>[] {
  return unitSaidTwice(site, signsAndNames(currencyUnits(site)));
}

/** «$10 USD» says which dollars they are. */
const signsAndNames = oncePerObject((units: readonly string[]) => units.filter((unit) => !/^[A-Z]{3}$/.test(unit)));

const unitSaidTwice = inFewFilesAgainst('unit-twice', (source, contract, units: readonly string[]) => {
  const patterns = patternsOf(units);
  return fewInEach(readableRuns({ sources: [source], contract }), textOf, ({ written, text, offset }) => {
    if (![...units, '%'].some((one) => text.includes(one))) return [];
    return patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: whole, 1: beside = '', 2: repeated = '', index }) => {
        const { pointer } = written;
        const part = { offset: offset + index + whole.length - repeated.length, length: repeated.length };
        return {
          code: 'unit-repeated' as const,
          place: { source, pointer, part },
          details: { unit: repeated, beside },
        };
      }),
    );
  });
});

/** «60 % por ciento» */
const SHARE_TWICE = new RegExp(`(%)(?:\\s|&nbsp;)?(${PERCENT_WORDS})(?!\\p{L})`, 'giu');

const patternsOf = oncePerObject((units: readonly string[]): readonly RegExp[] => {
  if (units.length === 0) return [SHARE_TWICE];
  const unit = `(${units.map(escapeRegExp).join('|')})`;
  const isUnit = (edge: string) => `(?<![\\p{L}])${unit}(?!\\p{L})${edge}`;
  // «10 € 20 €» are two amounts, and so is «€10 €20».
  const last = isUnit(`(?!${GAP}(?:\\d|\\{\\{))`);
  const twice = [
    `(?<![\\d}]${GAP})${isUnit('')}${GAP}${AMOUNT}${GAP}${last}`,
    `${AMOUNT}${GAP}${isUnit('')}${GAP}${last}`,
  ];
  return [...twice.map((pattern) => new RegExp(pattern, 'gu')), SHARE_TWICE];
});

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
