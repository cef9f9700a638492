import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { runsWith, textOf } from '../texts/readable-texts';
import { singularUnits } from '../translations/figures';

const COUNTED = /(?<![\p{L}\d.,:/-])((\d{1,3})|\{\{\s*facts\.([\w-]+)\s*\}\})(?:\s|&nbsp;)(\p{L}{2,})(?![\p{L}-])/gu;
const runsWithCounts = runsWith(/(?:\d|\}\})(?:\s|&nbsp;)\p{L}{2}/u);

/** More than one of a unit of time are in the plural: «3 meses». */
export const unitNumberWrong: Rule<'unit-number-wrong'> = (site) =>
  fewInEach(runsWithCounts(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language } = written;
    const locale = site.contract.languages.find(({ code }) => code === language)?.locale;
    if (locale === undefined) return [];
    const plurals = singularUnits(locale);
    return [...text.matchAll(COUNTED)].flatMap(
      ({ 0: whole, 1: count = '', 2: digits, 3: fact = '', 4: unit = '', index }) => {
        const correct = plurals.get(unit);
        const number = Number(digits ?? site.facts[fact]);
        const behind = text.slice(index + whole.length);
        if (correct === undefined || !Number.isInteger(number) || number < 2) return [];
        if (isSaidOtherwise(text.slice(Math.max(0, index - 9), index), behind, locale)) return [];
        const part = { offset: offset + index + whole.length - unit.length, length: unit.length };
        const fix = fixOfText(written, [{ ...part, text: correct }], false);
        const details = { count, unit, correct };
        return [{ code: 'unit-number-wrong' as const, place: { source, pointer, part }, details, fix }];
      },
    );
  });

/**
 * “A six month course”: what follows is counted, and many write it without a hyphen. «A las 9 hora local»: a time of the day.
 */
function isSaidOtherwise(before: string, behind: string, locale: string): boolean {
  if (/(?<!\p{L})(?:las|les|às|alle|um|at)\s$/iu.test(before)) return true;
  const isEnglish = locale.startsWith('en');
  return (
    (isEnglish && /(?<!\p{L})(?:an?|the|our|your|this|each|every)\s$/iu.test(before)) ||
    (isEnglish && /^ (?!and|or|in|of|for|at|with|to|from|by|on)\p{L}/u.test(behind))
  );
}
