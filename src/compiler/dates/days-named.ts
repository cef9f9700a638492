import { languageData } from '../language-data/known-languages';
import { oncePerLanguage } from '../values/once-per-object';
import { weekdayNames } from './calendar-names';

/** The days that a sentence names, counted from Monday as 0, with those between two that it says as a span. */
export const daysNamed = oncePerLanguage((language): ((sentence: string) => number[]) => {
  const names = weekdayNames(language);
  const name = new RegExp(`(?<!\\p{L})(?:${names.join('|')})`, 'giu');
  const span = new RegExp(`^s?\\s*(?:-|–|—|${languageData(language)?.until ?? '-'})\\s`, 'iu');
  return (sentence) => {
    const found = [...sentence.matchAll(name)].map(({ 0: day, index }) => ({
      day: names.indexOf(day.toLowerCase()),
      after: sentence.slice(index + day.length),
    }));
    return found.flatMap(({ day, after }, index) => {
      const last = span.test(after) ? found[index + 1]?.day : undefined;
      return last === undefined
        ? day
        : Array.from({ length: ((last - day + 7) % 7) + 1 }, (_none, step) => (day + step) % 7);
    });
  };
});
