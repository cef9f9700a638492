import { monthForms, shortMonthNames, weekdayForms } from '../dates/calendar-names';
import { oncePerName } from '../values/once-per-object';

/** What has names in a calendar. */
export const CALENDAR_KINDS = ['month', 'weekday'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Every name of each month and of each day of the week, the commonest first: alone, in a date, and of days that come every week: «sábados», „samstags“. */
export const calendarNames = oncePerName((locale: string): Readonly<Record<CalendarKind, string[][]>> => {
  const months = Array.from({ length: 12 }, (_none, index) => new Date(Date.UTC(2024, index, 15)));
  const days = Array.from({ length: 7 }, (_none, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  return { month: namesOf('month', months, locale), weekday: namesOf('weekday', days, locale) };
});

/** «dic», “Sept”: the number of each month by its short names, in small letters and without a full stop. */
export function shortMonths(locale: string): ReadonlyMap<string, string> {
  const names = shortMonthNames(locale).map((name, index) =>
    [name, name.slice(0, 3)].map((short) => [short, String(index + 1)] as const),
  );
  const long = new Set(
    calendarNames(locale)
      .month.flat()
      .map((name) => name.toLowerCase()),
  );
  return new Map(names.flat().filter(([name]) => !long.has(name)));
}

function namesOf(kind: CalendarKind, dates: readonly Date[], locale: string): string[][] {
  const alone = new Intl.DateTimeFormat(locale, { [kind]: 'long', timeZone: 'UTC' });
  const inDate = new Intl.DateTimeFormat(locale, { [kind]: 'long', day: 'numeric', timeZone: 'UTC' });
  return dates.map((date, at) => {
    const name = alone.format(date);
    const other = inDate.formatToParts(date).find(({ type }) => type === kind)?.value ?? name;
    const repeated = kind === 'weekday' ? [`${name}s`, `${name.toLowerCase()}s`] : [];
    const forms = [...(kind === 'weekday' ? weekdayForms : monthForms)(locale)];
    return [...new Set([name, other, ...repeated, ...forms.flatMap(([form, index]) => (index === at ? form : []))])];
  });
}
