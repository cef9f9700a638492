import type { Language } from '../../shared/language';
import { languageData } from '../language-data/known-languages';
import { monthNames, monthNamesInDates } from '../standards/calendar-names';

/** The months of a text that names some, with or without their year, and says nothing else. */
export function monthsAlone(text: string, language: Language): readonly number[] {
  const names = [monthNames(language), monthNamesInDates(language)];
  const { listAnd = ',' } = languageData(language) ?? {};
  const parts = text.trim().split(new RegExp(`\\s*,\\s*|\\s+(?:${listAnd})\\s+`, 'iu'));
  const months = parts.map((part) => {
    const word = part.toLocaleLowerCase(language).replace(/\s+(?:\p{L}{1,3}\s+)?\d{4}$/u, '');
    return Math.max(...names.map((each) => each.indexOf(word)));
  });
  return months.includes(-1) ? [] : months;
}
