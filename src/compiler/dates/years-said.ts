import { escapeRegExp } from '../../shared/escape-reg-exp';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { languageData } from '../language-data/known-languages';
import { monthNames } from '../standards/calendar-names';
import { type ReadableText, runsWith } from '../texts/readable-texts';
import { inFiles } from '../values/values';

/** A number of a text that stands where a year does, and would be one of the future. */
interface YearSaid {
  readonly written: ReadableText;
  readonly year: string;
  readonly part: TextPart;
  /** Whether another number may stand there as well. */
  readonly isGuess: boolean;
}

const runsWithNumbers = runsWith(/[2-9]\d{3}/);

/** The years that some files say in their texts. */
export const yearsSaid = inFiles((source, contract): readonly YearSaid[] =>
  runsWithNumbers({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const patterns = patternsOf(written.language ?? contract.languages[0]?.code ?? 'und');
    const found = (pattern: RegExp, isGuess: boolean) =>
      [...text.matchAll(pattern)].map(({ 0: year, index }): YearSaid => {
        return { written, year, part: { offset: offset + index, length: year.length }, isGuess };
      });
    return [...found(patterns.certain, false), ...found(patterns.guess, true)];
  }),
);

interface Patterns {
  /** Behind a month, in a date in figures, behind the sign of a right. */
  readonly certain: RegExp;
  /** Behind words that stand before years. */
  readonly guess: RegExp;
}

const YEAR = '(?:20\\d{3}|[2-9]\\d{3})(?![\\p{L}\\d%\\p{Sc}]|[.,:/-]\\d)';
/** The end of what is said: the number counts nothing. */
const END = '(?=[)»”"]?(?:\\s*$|[.,;:!?)]))';

const patternsOf = oncePerLanguage((language): Patterns => {
  const months = monthNames(language).map(escapeRegExp).join('|');
  const month = `(?<=(?<!\\p{L})(?:${months})`;
  const { since, inYear } = languageData(language) ?? {};
  const before = [since, inYear].flatMap((words) => words ?? []).join('|') || '(?!)';
  return {
    certain: new RegExp(
      `${month} (?:del?|of|do) )${YEAR}|${month} d[’'])${YEAR}|${month},? )${YEAR}${END}|(?<=(?<![\\d./-])\\d{1,2}[/.-]\\d{1,2}[/.-])${YEAR}|(?<=©\\s?)${YEAR}`,
      'giu',
    ),
    guess: new RegExp(`(?<=(?<!\\p{L})(?:${before}) )${YEAR}${END}`, 'giu'),
  };
});
