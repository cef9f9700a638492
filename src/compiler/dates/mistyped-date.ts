import { isDayOrMonth } from '../../shared/dates';
import { withPlainDigits } from '../figures/plain-digits';
import { withYears } from '../figures/unspaced-figures';
import type { ProblemDetails } from '../findings/problem-details';
import { everyLanguage } from '../language-data/known-languages';
import { monthNames, monthNamesInDates, shortMonthNames } from '../standards/calendar-names';
import { calendarLanguages } from './calendar-languages';

/** What is wrong with a text of which it is plain that it was meant to be a date. */
interface MistypedDate {
  readonly reason: ProblemDetails['date-impossible']['reason'];
  /** As it was meant, where that can be known. */
  readonly correct?: string;
  /** Whether nothing else can have been meant. */
  readonly isCertain?: boolean;
  /** Of a day that is not in its month: how many days that has. */
  readonly last?: number;
}

/** Of a day of a year, or of a month; nothing where it is right, or no date at all. `isDayFirst`: what 2/5 is. */
export function mistypedDate(written: string, isDayFirst = true): MistypedDate | undefined {
  if (isDayOrMonth(written)) return undefined;
  const text = withCommonYears(withPlainDigits(written));
  const meant = withoutQuotes(text) ?? withoutTime(text) ?? spelledOut(text) ?? withSigns(text);
  if (meant !== undefined) return { reason: 'form', correct: meant, isCertain: true };
  const counted = daysCounted(text);
  if (counted !== undefined) return { reason: 'form', correct: counted };
  const plain = withPlainHyphens(text);
  if (isDayOrMonth(plain)) return { reason: 'form', correct: plain, isCertain: true };
  const [, year = '', month = '', day = ''] =
    /^\s*(\d{4,6})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})\.?\s*$/.exec(plain) ?? [];
  if (year.length > 4) return { reason: 'year' };
  if (year !== '') return yearFirst(year, month, day);
  const [, first = '', second = '', last = ''] =
    /^\s*(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?(\d{2}|\d{4})\.?\s*$/.exec(plain) ?? [];
  if (last === '') return undefined;
  const [one, other] = isDayFirst ? [first, second] : [second, first];
  if (last.length === 4) return yearLast(one, other, last);
  const before = plain.includes('-') ? `20${twoDigits(first)}-${twoDigits(second)}-${last}` : '';
  return yearInTwoDigits(yearLast(one, other, `20${last}`), before);
}

/** 「令和8年12月12日」 with the year as it is counted elsewhere. */
function withCommonYears(text: string): string {
  return everyLanguage.reduce((left, { eras }) => (eras === undefined ? left : withYears(left, eras)), text);
}

const DAY = 86_400_000;
/** The day from which spreadsheets count. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** A day of our time as spreadsheets count it: `45902` is the second of September of 2025. */
function daysCounted(text: string): string | undefined {
  if (!/^[45]\d{4}$/.test(text)) return undefined;
  return new Date(FIRST_DAY + Number(text) * DAY).toISOString().slice(0, 10);
}

/** `2027–01–15`, `2027 - 01 - 15` */
function withPlainHyphens(text: string): string {
  return text.replaceAll(/ ?[\p{Pd}\u2212] ?/gu, '-').trim();
}

/** Of a year in two digits nothing is certain; between hyphens it may stand first, and the later year is meant more often. */
function yearInTwoDigits(behind: MistypedDate, before: string): MistypedDate {
  const isBefore = isDayOrMonth(before) && before > (behind.correct ?? '');
  return { ...behind, ...(isBefore && { correct: before }), isCertain: false };
}

/** Quotation marks belong to the file and not to the date. */
function withoutQuotes(text: string): string | undefined {
  const bare = text.replaceAll(/^["'“”«»\s]+|["'“”«»\s]+$/g, '');
  return isDayOrMonth(bare) ? bare : undefined;
}

/** `2027-01-15T10:00:00Z`, `2027-01-15 10:00`. */
function withoutTime(text: string): string | undefined {
  const [, day] = /^\s*(\d{4}-\d{2}-\d{2})[T\s]\s*\d{1,2}:\d{2}/.exec(text) ?? [];
  return day !== undefined && isDayOrMonth(day) ? day : undefined;
}

/** What stands between the parts of a date. */
const LITTLE_WORDS = /^(?:an?|d|de[lnrs]?|di|do|le|of|the|st|nd|rd|th)$/;
const LONGEST = 60;

/** «2 de septiembre de 2027», “September 2027”, `2-sept-2027`. */
function spelledOut(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const told = words.filter((word) => !LITTLE_WORDS.test(word));
  const [month, ...otherMonths] = told.flatMap((word) => months().get(word) ?? []);
  const [year, ...otherYears] = told.filter((word) => /^\d{4}$/.test(word));
  const days = told.filter((word) => /^\d{1,2}$/.test(word));
  const parts = 2 + days.length;
  if (month === undefined || year === undefined || told.length !== parts || days.length > 1) return undefined;
  if (otherMonths.length + otherYears.length > 0) return undefined;
  const date = [year, month, ...days].map((part) => twoDigits(String(part))).join('-');
  return isDayOrMonth(date) ? date : undefined;
}

/** `2027年1月10日（日）`, `2027년 1월 10일`: by the signs behind each figure. */
function withSigns(text: string): string | undefined {
  const [, year = '', month = '', day] =
    /^\s*(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일号號])?\s?(?:[(（]\p{L}{1,3}[)）]|\p{L}{3})?\s*$/u.exec(
      text,
    ) ?? [];
  const date = [year, month, ...(day === undefined ? [] : [day])].map(twoDigits).join('-');
  return isDayOrMonth(date) ? date : undefined;
}

let knownMonths: ReadonlyMap<string, number> | undefined;

/** Which month each name or abbreviation of one is, in whatever language. */
function months(): ReadonlyMap<string, number> {
  knownMonths ??= new Map(
    calendarLanguages.flatMap((language) =>
      [monthNames(language), monthNamesInDates(language), shortMonthNames(language)].flatMap((names) =>
        names.flatMap((name, index) => (/\p{L}/u.test(name) ? [[name, index + 1] as const] : [])),
      ),
    ),
  );
  return knownMonths;
}

function yearFirst(year: string, month: string, day: string): MistypedDate {
  const meant = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  if (isDayOrMonth(meant)) return { reason: 'form', correct: meant, isCertain: true };
  const turned = `${year}-${twoDigits(day)}-${twoDigits(month)}`;
  if (Number(month) > 12 || Number(month) === 0) {
    return { reason: 'month', ...(isDayOrMonth(turned) && { correct: turned }) };
  }
  return { reason: 'day', last: lastDay(Number(year), Number(month)) };
}

/** Day and month may stand in either order, where both can be a month. */
function yearLast(first: string, second: string, year: string): MistypedDate {
  const readings = [
    [second, first],
    [first, second],
  ].map(([month = '', day = '']) => `${year}-${twoDigits(month)}-${twoDigits(day)}`);
  const [correct, ...others] = readings.filter(isDayOrMonth);
  return {
    reason: 'form',
    ...(correct !== undefined && { correct, isCertain: others.length === 0 || others[0] === correct }),
  };
}

/** Of a day of every year, as month-day. */
export function mistypedYearlyDay(text: string, isDayFirst = true): MistypedDate | undefined {
  const [, month = '', day = ''] = /^(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (month !== '') {
    const last = lastDay(Number(LEAP_YEAR), Number(month));
    const isMonth = Number(month) >= 1 && Number(month) <= 12;
    const isTurned = !isMonth && isDayOrMonth(`${LEAP_YEAR}-${day}-${month}`);
    if (isTurned) return { reason: 'month', correct: `${day}-${month}` };
    return !isMonth || (Number(day) >= 1 && Number(day) <= last) || Number(day) > 31
      ? undefined
      : { reason: 'day', last };
  }
  const [, correct] = /^\d{4}-(\d{2}-\d{2})$/.exec(text) ?? [];
  if (correct !== undefined && isDayOrMonth(text)) return { reason: 'yearly', correct, isCertain: true };
  return otherYearlyForm(text, isDayFirst && !text.includes('-'));
}

/** «1 de octubre», `1/10`, `1.10.`, `10-1`: of the day and the month, whichever can be the month, and else in the order of the language, but before a hyphen the month. */
function otherYearlyForm(text: string, isDayFirst: boolean): MistypedDate | undefined {
  const [, first = '', second = ''] = /^\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*\.?\s*$/.exec(text) ?? [];
  const dayFirst = `${LEAP_YEAR}-${twoDigits(second)}-${twoDigits(first)}`;
  const monthFirst = `${LEAP_YEAR}-${twoDigits(first)}-${twoDigits(second)}`;
  const named = spelledOut(`${text} ${LEAP_YEAR}`);
  const [date, ...others] = [
    ...new Set([...(isDayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst]), named ?? '']),
  ].filter(isDay);
  const correct = date?.slice(LEAP_YEAR.length + 1);
  return correct === undefined ? undefined : { reason: 'yearly-form', correct, isCertain: others.length === 0 };
}

/** One that has all days. */
export const LEAP_YEAR = '2024';

function isDay(date: string): boolean {
  return date.length === 'yyyy-mm-dd'.length && isDayOrMonth(date);
}

function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function twoDigits(number: string): string {
  return number.padStart(2, '0');
}
