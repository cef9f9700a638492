import { dateFormat } from './formats';

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A day or a month (`2025-06`) in the long form of a locale (BCP 47); what is neither is given back as it is (specification, point 8). */
export function longDate(iso: string, locale: string): string {
  if (!isDayOrMonth(iso)) return iso;
  return dateFormat(locale, isMonth(iso) ? MONTH : DAY).format(new Date(iso));
}

/** What is said of several days, in the long form of a locale: where each is said that begins and ends them, and what stands between. */
export interface SpanText {
  readonly first: string;
  readonly between: string;
  readonly last: string;
}

/** Two days, or two months where one of both is; nothing where they are the same. */
export function spanText(start: string, end: string, locale: string): SpanText | undefined {
  const form = isMonth(start) || isMonth(end) ? MONTH : DAY;
  const parts = dateFormat(locale, form).formatRangeToParts(new Date(start), new Date(end));
  const behind = parts.findLastIndex(({ source }) => source === 'startRange') + 1;
  const next = parts.findIndex(({ source }) => source === 'endRange');
  if (next < 0) return undefined;
  const said = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  return { first: said(0, behind), between: said(behind, next), last: said(next) };
}

/** Whether a text is a day of the calendar as year-month-day, or a month as year-month. */
export function isDayOrMonth(text: string): boolean {
  const day = isMonth(text) ? `${text}-01` : text;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text);
}

/** Whether a day or a month is over on the given day; all as year-month-day, or year-month. */
export function hasPassed(iso: string, today: string): boolean {
  return iso < today.slice(0, iso.length);
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
