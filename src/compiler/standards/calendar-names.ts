import type { Language } from '../../shared/language';
import { oncePerLanguage, oncePerName } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import { wordPairs } from '../language-data/word-pairs';

type Width = 'long' | 'short';

/** The names of the days of the week, from Monday on, with their capitals. */
export function weekdaysWritten(language: Language, weekday: Width): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_none, day) => name.format(Date.UTC(2024, 0, day + 1)));
}

/** The names of the months, with their capitals. */
export function monthsWritten(language: Language, month: Width): string[] {
  const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_none, index) => name.format(Date.UTC(2024, index, 1)));
}

/** The names of the days of the week, from Monday on, in small letters. */
export const weekdayNames = oncePerLanguage((language) => inSmallLetters(weekdaysWritten(language, 'long')));

function inSmallLetters(names: readonly string[]): readonly string[] {
  return names.map((name) => name.toLowerCase());
}

/** Without its full stop. */
function unstopped(name: string): string {
  return name.replace(/\.$/, '');
}

/** Other forms of the names of days, and what they are called for short: the day of each, counted from Monday as 0. */
export const weekdayForms = oncePerLanguage((language) => numberedIn(languageData(language)?.dayForms));
export const shortWeekdays = oncePerLanguage((language): ReadonlyMap<string, number> => {
  const names = inSmallLetters(weekdaysWritten(language, 'short'));
  return new Map([
    ...names.map((short, day) => [unstopped(short), day] as const),
    ...numberedIn(languageData(language)?.shortDays),
  ]);
});

function numberedIn(list: string | undefined): ReadonlyMap<string, number> {
  return new Map(wordPairs(list).map(([word, number]) => [word, Number(number) - 1]));
}

/** The names of the months in small letters. */
export const monthNames = oncePerLanguage((language) => inSmallLetters(monthsWritten(language, 'long')));

/** Other forms of their names: the month of each, counted from January as 0. */
export const monthForms = oncePerLanguage((language) => numberedIn(languageData(language)?.monthForms));

/** The names of the months as they stand beside a day: «3 maja». */
export const monthNamesInDates = oncePerLanguage((language): readonly string[] => {
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_none, index) => {
    const parts = date.formatToParts(Date.UTC(2024, index, 1));
    return parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '';
  });
});

/** Whether a language inflects its names, so that other forms of them are no slips: «maj», but «3 maja». */
export const inflectsMonths = oncePerLanguage((language): boolean =>
  monthNamesInDates(language).some((name, index) => !name.endsWith(monthNames(language)[index] ?? '')),
);

/** Their abbreviations, without a full stop. */
export const shortMonthNames = oncePerLanguage((language) =>
  inSmallLetters(monthsWritten(language, 'short')).map(unstopped),
);

/** Whether 2/5 is the second of May in a locale, and not the fifth of February. */
export const isDayFirstIn = oncePerLanguage((locale): boolean => {
  const inFigures = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const parts = inFigures.formatToParts(0).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month');
});

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
