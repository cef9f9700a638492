import { hasPassed, isDay, isDayOrMonth } from '../../shared/dates';
import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import type { Pointer } from '../../shared/pointer';
import { factNamed } from '../../shared/token-syntax';
import { daysSaid } from '../dates/days-named';
import { monthsAlone } from '../dates/months-alone';
import type { Finding } from '../findings/finding';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';
import { monthNames, weekdayNames } from '../standards/calendar-names';
import { valuesWith } from '../values/values';

/**
 * What begins on a day begins in a month that is said beside it, where nothing but months is said there, and on one of the
 * days of the week that are said.
 */
export const dateMonthOther: Rule<'date-month-other'> = (site, { today }) => {
  const [main] = site.contract.languages;
  if (main === undefined) return [];
  return valuesWith(site, 'x-month-said').flatMap((begun) => {
    const [key = '', said = '', days = ''] = begun.schema['x-month-said'] ?? [];
    const fact = factNamed(String(Object(begun.value)[key]));
    const date = String(fact === undefined ? Object(begun.value)[key] : site.facts[fact]);
    if (!isDayOrMonth(date) || hasPassed(date, today)) return [];
    const month = monthNames(main.code)[Number(date.slice(5, 7)) - 1] ?? '';
    const day = { key, date, month, ...(fact !== undefined && { fact }) };
    return [...inOtherMonth(begun, said, day, main.code), ...onOtherDay(begun, days, day, main.code)];
  });
};

type Begun = ReturnType<typeof valuesWith>[number];
type Day = Pick<Finding<'date-month-other'>['details'], 'key' | 'date' | 'month' | 'fact'>;

function inOtherMonth(
  { source, pointer, value }: Begun,
  said: string,
  day: Day,
  main: Language,
): Finding<'date-month-other'>[] {
  const month = Number(day.date.slice(5, 7)) - 1;
  const text: unknown = Object(value)[said];
  const texts: [unknown, Pointer][] = Array.isArray(text)
    ? text.map((one, index) => [one, [said, index]])
    : [[text, [said]]];
  const named = texts.flatMap(([one, at]) => monthsOf(one, at, main));
  const [first] = named;
  if (first === undefined || named.some(({ months }) => months.includes(month))) return [];
  const place = { source, pointer: [...pointer, ...first.at] };
  return [{ code: 'date-month-other', place, details: { text: first.written, ...day } }];
}

function onOtherDay(
  { source, pointer, value }: Begun,
  said: string,
  day: Day,
  main: Language,
): Finding<'date-month-other'>[] {
  const text = inLanguage(Object(value)[said], main);
  if (typeof text !== 'string' || !isDay(day.date)) return [];
  const days = daysSaid(main)(text).flatMap((each) => each.days);
  const weekday = (new Date(day.date).getUTCDay() + 6) % 7;
  if (days.length === 0 || days.includes(weekday)) return [];
  const details = { text, ...day, weekday: weekdayNames(main)[weekday] ?? '' };
  return [{ code: 'date-month-other', place: { source, pointer: [...pointer, day.key] }, details }];
}

/** The months that a text, or that of its first language, names and says nothing else, and where it stands. */
function monthsOf(text: unknown, at: Pointer, main: Language) {
  const [language = main, written = text] = isRecord(text) ? (Object.entries(text)[0] ?? []) : [];
  const months = typeof written === 'string' ? monthsAlone(written, language) : [];
  if (months.length === 0) return [];
  return [{ written: String(written), months, at: isRecord(text) ? [...at, language] : at }];
}
