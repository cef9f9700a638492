import type { Language } from '../../shared/language';
import { knownLanguages } from '../language-data/known-languages';

/** The languages whose names for days, months and halves of the day are understood in the place of a value; some countries have months of their own. */
export const calendarLanguages: readonly Language[] = [
  ...knownLanguages,
  ...['ar-MA', 'ar-SY', 'ar-TN', 'fi', 'he', 'hu', 'ko', 'nb', 'ro', 'ru', 'tr', 'zh'],
];
