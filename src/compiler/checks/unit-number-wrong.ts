import { singularUnits } from '../figures/time-units';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import { type CountedWord, countedWords, runsWithCounts } from '../texts/counted-words';
import { fewInEach } from '../texts/few-faults';
import { type ReadableText, textOf } from '../texts/readable-texts';
import { inFiles } from '../values/values';

/** More than one of a unit of time are in the plural: «3 meses». */
export const unitNumberWrong: Rule<'unit-number-wrong'> = (site) =>
  fewInEach(
    singularUnitsIn(site),
    textOf,
    ({ written, count, fact, number = site.facts[fact], word, part, correct }) => {
      if (!Number.isInteger(number) || Number(number) < 2) return [];
      const { source, pointer } = written;
      const fix = fixOfText(written, [{ ...part, text: correct }], false);
      const details = { count, unit: word, correct };
      return [{ code: 'unit-number-wrong', place: { source, pointer, part }, details, fix }];
    },
  );

/** A unit of time in the singular behind a number, or behind a fact. */
interface CountedUnit extends CountedWord {
  readonly written: ReadableText;
  /** The unit in the plural. */
  readonly correct: string;
}

const singularUnitsIn = inFiles((source, contract): readonly CountedUnit[] =>
  runsWithCounts({ sources: [source], contract }).flatMap((run) => {
    const { written } = run;
    const locale = contract.languages.find(({ code }) => code === written.language)?.locale;
    if (locale === undefined) return [];
    return countedWords(run).flatMap((counted) => {
      const correct = singularUnits(locale).get(counted.word);
      const isUnit = correct !== undefined && !isSaidOtherwise(counted.before, counted.behind, locale);
      return isUnit ? [{ ...counted, written, correct }] : [];
    });
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
