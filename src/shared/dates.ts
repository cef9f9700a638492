import { withBasqueEndings } from './basque-dates';
import { dateFormat } from './formats';
import { withKoreanHalves } from './korean-times';

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const MOMENT = { ...DAY, timeStyle: 'short' } as const;

/** A day or a month (`2025-06`) in the long form of a locale (BCP 47); what is neither is given back as it is (specification, point 8). */
export function longDate(iso: string, locale: string): string {
  if (!isDayOrMonth(iso)) return iso;
  return said(partsOf(iso, locale, isMonth(iso) ? MONTH : DAY));
}

/** A time on a day (`2025-06-21T18:00`) in the long form of a locale. */
export function longMoment(iso: string, locale: string): string {
  return said(partsOf(iso, locale, MOMENT));
}

/** What is said of several days, in the long form of a locale: where each is said that begins and ends them, and what stands between. */
export interface SpanText {
  readonly first: string;
  readonly between: string;
  readonly last: string;
}

/** Two days, two times, or two months where one of both is; nothing where they are the same. */
export function spanText(start: string, end: string, locale: string): SpanText | undefined {
  const form = isMonth(start) || isMonth(end) ? MONTH : isMoment(start) ? MOMENT : DAY;
  const parts = withDaysAs(
    partsOf(start, locale, form),
    withOwnWords(dateFormat(locale, form).formatRangeToParts(asWritten(start), asWritten(end)), locale),
  );
  const behind = parts.findLastIndex(({ source }) => source === 'startRange') + 1;
  const next = parts.findIndex(({ source }) => source === 'endRange');
  if (next < 0) return undefined;
  const between = said(parts.slice(behind, next));
  const [begins, ends] = [start, end].map((iso) => partsOf(iso, locale, form));
  if (begins && ends && isInFiguresOnly(parts, begins))
    // The sign of the time before it belongs to that.
    return {
      first: said(begins),
      between: between.replace(/^\p{L}+(?=.)/u, ''),
      last: said(withoutSame(ends, begins)),
    };
  const isTimeBeforeDay = form === MOMENT && start.slice(0, DAY_LENGTH) !== end.slice(0, DAY_LENGTH);
  return {
    first: said(parts.slice(0, behind)),
    between: isTimeBeforeDay && !/\s/.test(between) ? ` ${between.replace('-', '–')} ` : between,
    last: said(parts.slice(next)),
  };
}

type Parts = readonly Intl.DateTimeFormatPart[];

const DAY_LENGTH = '2025-06-21'.length;

function partsOf(iso: string, locale: string, form: Intl.DateTimeFormatOptions): Parts {
  return withOwnWords(dateFormat(locale, form).formatToParts(asWritten(iso)), locale);
}

function withOwnWords<Part extends Intl.DateTimeFormatPart>(parts: Part[], locale: string): Part[] {
  if (/^eu\b/.test(locale)) return withBasqueEndings(parts);
  return /^ko\b/.test(locale) ? withKoreanHalves(parts) : parts;
}

function said(parts: Parts): string {
  return parts.map(({ value }) => value).join('');
}

/** «3–9 luglio»: where a day alone has no nought before its figure, it has none within a span, of which some locales hold otherwise. */
function withDaysAs<Part extends Intl.DateTimeFormatPart>(alone: Parts, span: Part[]): Part[] {
  const isPadded = alone.some(({ type, value }) => type === 'day' && value.startsWith('0'));
  return isPadded
    ? span
    : span.map((part) => (part.type === 'day' ? { ...part, value: part.value.replace(/^0/, '') } : part));
}

/** Whether a span has slashes only where a single day has words between its figures: 2027/6/5 for 2027年6月5日. */
function isInFiguresOnly(span: Parts, [year, behindYear]: Parts): boolean {
  return year?.type === 'year' && /^\p{L}$/u.test(behindYear?.value ?? '') && span[1]?.value !== behindYear?.value;
}

/** Of the later of two dates that begin with the year, what is another one; a time is said whole. */
function withoutSame(later: Parts, earlier: Parts): Parts {
  const other = later.findIndex(
    ({ type, value }, at) =>
      ['dayPeriod', 'hour'].includes(type) || (type !== 'literal' && value !== earlier[at]?.value),
  );
  return later.slice(Math.max(other, 0));
}

/** Whether a text is a day of the calendar as year-month-day, or a month as year-month. */
export function isDayOrMonth(text: string): boolean {
  const day = isMonth(text) ? `${text}-01` : text;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

/** A time without its zone is that of the place, as it is written. */
function asWritten(iso: string): Date {
  return new Date(isMoment(iso) ? `${iso}Z` : iso);
}

function isMoment(iso: string): boolean {
  return iso.includes('T');
}

/** The day after another one. */
export function nextDay(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** Whether a text is written as year-month-day, whatever the calendar says of it. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** Whether a text is written as year-month. */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text);
}

/** Whether a day, with or without a time, or a month is over on the given day; all as year-month-day, or year-month. */
export function hasPassed(iso: string, today: string): boolean {
  return iso < today.slice(0, iso.length);
}

/** Whether a day of the year lies in a yearly window, both ends included; all as month-day, `12-31`. A window may span the new year. */
export function isInYearlyWindow(day: string, from: string, until: string): boolean {
  return from <= until ? from <= day && day <= until : day >= from || day <= until;
}

/** Today as year-month-day in the visitor's own time zone. */
export function isoDay(date: Date): string {
  const here = date.getTime() - date.getTimezoneOffset() * 60_000;
  return new Date(here).toISOString().slice(0, DAY_LENGTH);
}
