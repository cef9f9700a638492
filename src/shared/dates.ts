import { type Language, localeOf } from './language';

/** A day in the long form of the language; what is no date is given back as it is (specification, point 8). */
export function longDate(iso: string, language: Language): string {
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return iso;
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Whether a day of the year lies in a yearly window, both ends included; all as month-day, `12-31`. A window may span the new year. */
export function isInYearlyWindow(day: string, from: string, until: string): boolean {
  return from <= until ? from <= day && day <= until : day >= from || day <= until;
}

/** Today as year-month-day in the visitor's own time zone. */
export function isoDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
