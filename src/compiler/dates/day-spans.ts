import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { everyLanguage, languageData } from '../language-data/known-languages';
import { monthNames, monthNamesInDates } from '../standards/calendar-names';

const UNTIL = `(?:-|–|—|${everyLanguage.flatMap(({ until }) => until ?? []).join('|')})`;
const BEFORE_MONTH = everyLanguage.flatMap(({ inDates }) => inDates?.beforeMonth ?? []).join('|');
const BEHIND_DAY = `(?:\\.|er|[º°]|${everyLanguage.flatMap(({ inDates }) => inDates?.behindDay ?? []).join('|')})?`;

/** From one day of a month to another, each as a group: «dal 12 al 15 gennaio», „5.–11. Januar“, “January 5–11”. Nothing of a language of which nothing is known. */
export const daySpans = oncePerLanguage((language: Language): readonly RegExp[] => {
  const data = languageData(language);
  if (data === undefined) return [];
  const months = [...new Set([...monthNames(language), ...monthNamesInDates(language)])].join('|');
  // Without an ordinal, the first may be hours as well.
  const first = data.bareHours ? '(1[3-9]|[23]\\d)' : '(\\d{1,2})';
  return [
    new RegExp(
      `(?<![\\p{L}\\d.,:/–-]|[.,:/–-] )${first}${BEHIND_DAY} ?${UNTIL} ?(\\d{1,2})${BEHIND_DAY} (?:${BEFORE_MONTH})?(?:${months})(?!\\p{L})`,
      'giu',
    ),
    // What follows may be hours: “July 9–5”.
    new RegExp(
      `(?<!\\p{L})(?:${months}) (1[3-9]|[23]\\d)${BEHIND_DAY} ?${UNTIL} ?(\\d{1,2})(?![\\p{L}\\d:%]|[.,:]\\d| ?(?:[ap]\\.?m|h|${months})(?!\\p{L}))`,
      'giu',
    ),
  ];
});
