import { type Language, type Languages, languageNamed } from '../../shared/language';
import { oncePerObject } from '../once-per-object';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';

/** The dates that a language writes, its names of months in small letters and those of days, from Sunday on. */
interface Calendar {
  readonly dates: readonly RegExp[];
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
}

/** A date in a text is one of the calendar, and the day of the week is that of the date. */
export const textDateWrong: OwnRule<'text-date-wrong'> = (site) => {
  const calendars = calendarsOf(site.contract.languages);
  return fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const calendar = calendars.get(written.language ?? '');
    if (calendar === undefined || !/\d/.test(text)) return [];
    const { source, pointer } = written;
    return calendar.dates.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((found) => {
        const wrong = wrongIn(found.groups ?? {}, calendar);
        if (wrong === undefined) return [];
        const part = { offset: offset + found.index, length: found[0].length };
        return [
          { code: 'text-date-wrong' as const, place: { source, pointer, part }, details: { text: found[0], ...wrong } },
        ];
      }),
    );
  });
};

/** The last day of the month where it has no such day; the day of the week where it is another one. */
function wrongIn(
  { weekday, day, month, year }: Readonly<Record<string, string | undefined>>,
  { months, weekdays }: Calendar,
): { last: number } | { weekday: string } | undefined {
  const index = months.indexOf((month ?? '').toLowerCase());
  // Without its year, the 29th of February may be one.
  const inYear = Number(year ?? 2024);
  const last = new Date(Date.UTC(inYear, index + 1, 0)).getUTCDate();
  if (Number(day) > last) return { last };
  if (weekday === undefined || year === undefined) return undefined;
  const right = weekdays[new Date(Date.UTC(inYear, index, Number(day))).getUTCDay()] ?? '';
  return weekday.toLowerCase() === right.toLowerCase() ? undefined : { weekday: right };
}

const calendarsOf = oncePerObject(
  (languages: Languages): ReadonlyMap<Language, Calendar> =>
    new Map(languages.map(({ code }) => [code, calendarOf(languageNamed(code, languages).locale)])),
);

function calendarOf(locale: string): Calendar {
  const named = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return dates.map((date) => format.format(date));
  };
  const months = named(
    { month: 'long' },
    Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2023, index, 1))),
  );
  // The first of January 2023 was a Sunday.
  const weekdays = named(
    { weekday: 'long' },
    Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2023, 0, index + 1))),
  );
  const [month, weekday] = [months, weekdays].map((names) =>
    names
      .flatMap(inEachCase)
      .map((name) => name.replaceAll(/[.*+?^$()|[\]{}\\]/g, '\\$&'))
      .join('|'),
  );
  const before = `(?<![\\p{L}\\d])(?:(?<weekday>${weekday}),? (?:the )?)?`;
  const after = `(?:,? (?:de |del |of )?(?<year>(?:19|20)\\d\\d))?(?![\\p{L}\\d])`;
  return {
    months: months.map((name) => name.toLowerCase()),
    weekdays,
    dates: [
      new RegExp(
        `${before}(?<![\\d.,:–-])(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?(?: de | d[’']| of | )(?<month>${month})${after}`,
        'gu',
      ),
      // What is no day may be a number of people: «In May 45 came».
      new RegExp(`${before}(?<month>${month}) (?<day>[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?${after}`, 'gu'),
    ],
  };
}

/** A name as it is written, and at the beginning of a sentence: in English, «may» is no month. */
function inEachCase(name: string): string[] {
  return [name, name.charAt(0).toUpperCase() + name.slice(1)];
}
