import type { Language } from '../../shared/language';

/** The names of the days of the week, from Monday on, in small letters. */
export function weekdayNames(language: Language): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_none, day) => name.format(Date.UTC(2024, 0, day + 1)).toLowerCase());
}

/** The names of the months in small letters. */
export function monthNames(language: Language): string[] {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_none, month) => name.format(Date.UTC(2024, month, 1)).toLowerCase());
}
