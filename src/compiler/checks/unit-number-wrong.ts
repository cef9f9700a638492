import { singularUnits } from '../figures/time-units';
import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { type ReadableText, runsWith, textOf } from '../texts/readable-texts';
import type { TextPart } from '../texts/text-part';
import { inFiles } from '../values/values';

const COUNTED = /(?<![\p{L}\d.,:/-])((\d{1,3})|\{\{\s*facts\.([\w-]+)\s*\}\})(?:\s|&nbsp;)(\p{L}{2,})(?![\p{L}-])/gu;
const runsWithCounts = runsWith(/(?:\d|\}\})(?:\s|&nbsp;)\p{L}{2}/u);

/** More than one of a unit of time are in the plural: «3 meses». */
export const unitNumberWrong: Rule<'unit-number-wrong'> = (site) =>
  fewInEach(singularUnitsIn(site), textOf, ({ written, count, number = site.facts[count.fact], unit, correct }) => {
    if (!Number.isInteger(number) || Number(number) < 2) return [];
    const { source, pointer } = written;
    const fix = fixOfText(written, [{ ...unit.part, text: correct }], false);
    const details = { count: count.text, unit: unit.text, correct };
    return [{ code: 'unit-number-wrong', place: { source, pointer, part: unit.part }, details, fix }];
  });

/** A unit of time in the singular behind a number, or behind a fact. */
interface CountedUnit {
  readonly written: ReadableText;
  readonly count: { readonly text: string; readonly fact: string };
  /** Missing where a fact is counted. */
  readonly number: number | undefined;
  readonly unit: { readonly text: string; readonly part: TextPart };
  /** The unit in the plural. */
  readonly correct: string;
}

const singularUnitsIn = inFiles((source, contract): readonly CountedUnit[] =>
  runsWithCounts({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const locale = contract.languages.find(({ code }) => code === written.language)?.locale;
    if (locale === undefined) return [];
    return [...text.matchAll(COUNTED)].flatMap(
      ({ 0: whole, 1: count = '', 2: digits, 3: fact = '', 4: unit = '', index }): CountedUnit[] => {
        const correct = singularUnits(locale).get(unit);
        const behind = text.slice(index + whole.length);
        if (correct === undefined || isSaidOtherwise(text.slice(Math.max(0, index - 9), index), behind, locale))
          return [];
        const part = { offset: offset + index + whole.length - unit.length, length: unit.length };
        const number = digits === undefined ? undefined : Number(digits);
        return [{ written, count: { text: count, fact }, number, unit: { text: unit, part }, correct }];
      },
    );
  }),
);

/**
 * “A six month course”: what follows is counted, and many write it without a hyphen. «A las 9 hora local»: a time of the
 * day. «Semana 2 día 3»: the figures are names.
 */
function isSaidOtherwise(before: string, behind: string, locale: string): boolean {
  if (/(?<!\p{L})(?:las|les|às|alle|um|at)\s$/iu.test(before) || /^ \d/.test(behind)) return true;
  const isEnglish = locale.startsWith('en');
  return (
    (isEnglish && /(?<!\p{L})(?:an?|the|our|your|this|each|every)\s$/iu.test(before)) ||
    (isEnglish && /^ (?!and|or|in|of|for|at|with|to|from|by|on)\p{L}/u.test(behind))
  );
}
