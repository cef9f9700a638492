import { languageData } from '../language-data/known-languages';
import { oncePerLanguage } from '../values/once-per-object';
import { weekdayNames } from './calendar-names';

/** One day that a sentence names, or several that it says as a span: «lunes a viernes». */
export interface DaysSaid {
  readonly written: string;
  /** Counted from Monday as 0. */
  readonly days: readonly number[];
  readonly isSpan: boolean;
}

/** The days that a sentence names, those between two that it says as a span with them. */
export const daysSaid = oncePerLanguage((language): ((sentence: string) => DaysSaid[]) => {
  const names = weekdayNames(language);
  const name = new RegExp(`(?<!\\p{L})(?:${names.join('|')})`, 'giu');
  const span = new RegExp(`^s?\\s*(?:-|–|—|${languageData(language)?.until ?? '-'})\\s`, 'iu');
  return (sentence) => {
    const found = [...sentence.matchAll(name)].map(({ 0: written, index }) => {
      return { written, day: names.indexOf(written.toLowerCase()), index, end: index + written.length };
    });
    return found.map(({ written, day, index, end }, at): DaysSaid => {
      const last = span.test(sentence.slice(end)) ? found[at + 1] : undefined;
      if (last === undefined) return { written, days: [day], isSpan: false };
      const days = Array.from({ length: ((last.day - day + 7) % 7) + 1 }, (_none, step) => (day + step) % 7);
      return { written: sentence.slice(index, last.end), days, isSpan: true };
    });
  };
});

/** The days that a sentence names, counted from Monday as 0. */
export function daysNamed(language: string): (sentence: string) => number[] {
  return (sentence) => daysSaid(language)(sentence).flatMap(({ days }) => days);
}
