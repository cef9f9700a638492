import { capitalised } from '../../shared/capitalised';
import { escapeRegExp } from '../../shared/escape-reg-exp';
import { type Language, type Languages, languageNamed } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { ProblemDetails } from '../findings/problem-details';
import { everyLanguage, languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import type { OwnRule } from '../rule';
import { folded } from '../spelling/folded';
import {
  inflectsMonths,
  isDayFirstIn,
  monthNamesInDates,
  monthsWritten,
  weekdayForms,
  weekdaysWritten,
} from '../standards/calendar-names';
import { fewInEach } from '../texts/few-faults';
import { withOwnApostrophes } from '../texts/own-apostrophes';
import { withPlainSpaces } from '../texts/plain-spaces';
import { readableRuns, textOf } from '../texts/readable-texts';
import { isSlipOf } from '../texts/slip-of';

/** The dates that a language writes, its names of months in small letters and those of days, from Sunday on. */
interface Calendar {
  readonly dates: readonly RegExp[];
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  /** What days are called for short. */
  readonly shortWeekdays: readonly string[];
  /** Other forms of their names, by the day counted from Monday as 0. */
  readonly weekdayForms: ReadonlyMap<string, number>;
  readonly inFigures: RegExp;
  /** A day without the stop behind its number, where the language has one. */
  readonly unstopped: readonly RegExp[];
  readonly stop: string;
  /** A month, or what was meant for one, beside a year; a day of the week beside another one, or a date. */
  readonly named: readonly Named[];
  /** Whether 2/5 is the second of May. */
  readonly isDayFirst: boolean;
}

/** Words in a place where only names of months, or of days, belong. */
interface Named {
  readonly pattern: RegExp;
  /** Quickly told of most texts: what stands beside them. */
  readonly beside: RegExp;
}

/** What is wrong with a date, and where in it. */
type Wrong = Omit<ProblemDetails['text-date-wrong'], 'text'>;

/** What stands around a part of a date, in any language. */
const around = (part: keyof NonNullable<LanguageData['inDates']>) =>
  everyLanguage.flatMap(({ inDates }) => inDates?.[part] ?? []).join('|');
const BEHIND_DAY = around('behindDay');
const BEFORE_DAY = around('beforeDay');
const BEFORE_MONTH = around('beforeMonth');
const BEFORE_YEAR = around('beforeYear');
const BEFORE_MONTH_ALONE = around('beforeMonthAlone');
const BETWEEN = around('between');

/** In figures, with the year behind. */
const IN_FIGURES =
  '(?<![\\p{L}\\d/.-])(?<first>\\d{1,2})(?<mark>[/.-])(?<second>\\d{1,2})\\k<mark>(?<year>(?:19|20)\\d\\d)(?![/.-]?\\d)';

/** As computers write it. */
const ISO = /(?<![\p{L}\d/.-])(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)(?![/.-]?[\p{L}\d])/gu;

/**
 * A date in a text is one of the calendar, the day of the week is that of the date, and both are called as they are in the
 * language.
 */
export const textDateWrong: OwnRule<'text-date-wrong'> = (site) => {
  const calendars = calendarsOf(site.contract.languages);
  return fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const calendar = calendars.get(written.language ?? '');
    if (calendar === undefined) return [];
    const { source, pointer } = written;
    const said = withOwnApostrophes(withPlainSpaces(text));
    const found = (patterns: readonly RegExp[], wrongOf: (groups: Groups) => Wrong | undefined) =>
      patterns.flatMap((pattern) =>
        [...said.matchAll(pattern)].flatMap(({ 0: date, index, groups = {} }) => {
          const wrong = wrongOf(groups);
          if (wrong === undefined) return [];
          const part = { offset: offset + index, length: date.length };
          return [
            { code: 'text-date-wrong' as const, place: { source, pointer, part }, details: { text: date, ...wrong } },
          ];
        }),
      );
    const named = calendar.named.filter(({ beside }) => beside.test(said)).map(({ pattern }) => pattern);
    const misnamed = found(named, (groups) => misspelt(groups, calendar));
    if (!/\d/.test(text)) return misnamed;
    return [
      ...found(calendar.unstopped, ({ day = '', month = '' }) => {
        const { stop } = calendar;
        return { correct: `${day}${stop} ${month}`, stop };
      }),
      ...found(calendar.dates, (groups) => wrongIn(groups, calendar)),
      ...found([calendar.inFigures], (groups) => wrongInFigures(groups, calendar)),
      ...found([ISO], wrongInIso),
      ...misnamed,
    ];
  });
};

type Groups = Readonly<Record<string, string | undefined>>;

/** A thirteenth month, or a day that the month does not have; where day and month have changed places, the date. English is written in either order. */
function wrongInFigures(groups: Groups, calendar: Calendar): Wrong | undefined {
  const { first, second, mark = '', year } = groups;
  const { isDayFirst } = calendar;
  const [day, month] = (isDayFirst ? [first, second] : [second, first]).map(Number) as [number, number];
  const last = (inMonth: number) => (inMonth < 13 ? new Date(Date.UTC(Number(year), inMonth, 0)).getUTCDate() : 0);
  if (day === 0 || month === 0) return {};
  if (month < 13 && day > last(month)) return { last: last(month) };
  if (month < 13)
    return isDayFirst ? otherWeekday(groups, new Date(Date.UTC(Number(year), month - 1, day)), calendar) : undefined;
  if (day > 12 || month > last(day)) return {};
  return isDayFirst ? { correct: [second, first, year].join(mark) } : undefined;
}

/** The same of a date with the year before. */
function wrongInIso({ year, month, day }: Groups): Wrong | undefined {
  const [inMonth, onDay] = [Number(month), Number(day)];
  if (inMonth === 0 || inMonth > 12 || onDay === 0) return {};
  const last = new Date(Date.UTC(Number(year), inMonth, 0)).getUTCDate();
  return onDay > last ? { last } : undefined;
}

/** A word that is nearly the name of a month, or of a day of the week. */
function misspelt({ month, weekday }: Groups, { months, weekdays }: Calendar): Wrong | undefined {
  const written = month ?? weekday ?? '';
  const word = folded(written);
  const names = month === undefined ? weekdays : months;
  const isNamed = [...months, ...weekdays].some((name) => [folded(name), `${folded(name)}s`].includes(word));
  if (isNamed || NO_SLIPS.has(word)) return undefined;
  const correct = names.find((name) => isSlipOf(word, folded(name)));
  if (correct === undefined) return undefined;
  const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase();
  return { correct: isCapital ? capitalised(correct) : correct };
}

const NO_SLIPS: ReadonlySet<string> = new Set(everyLanguage.flatMap(({ inDates }) => inDates?.alike?.split(' ') ?? []));

/** The last day of the month where it has no such day; the day of the week where it is another one. */
function wrongIn(groups: Groups, calendar: Calendar): Wrong | undefined {
  const { day, month, year } = groups;
  const inFigures = Number.parseInt(month ?? '', 10);
  const index = Number.isNaN(inFigures) ? calendar.months.indexOf((month ?? '').toLowerCase()) % 12 : inFigures - 1;
  // Without its year, the 29th of February may be one.
  const inYear = Number(year ?? 2024);
  const last = new Date(Date.UTC(inYear, index + 1, 0)).getUTCDate();
  if (Number(day) > last) return { last };
  return year === undefined
    ? undefined
    : otherWeekday(groups, new Date(Date.UTC(inYear, index, Number(day))), calendar);
}

/** The day of the week that a date has, where another one is written, in full or for short. */
function otherWeekday({ weekday: before, behind }: Groups, date: Date, calendar: Calendar): Wrong | undefined {
  const weekday = before ?? behind;
  if (weekday === undefined) return undefined;
  const { weekdays, shortWeekdays, weekdayForms: forms } = calendar;
  const written = weekday.toLowerCase().replace(/\.$/, '');
  const [right = '', short = ''] = [weekdays, shortWeekdays].map((names) => names[date.getUTCDay()]);
  const isRight = [right, short, right.replace(/-.*/, '')].some((name) => name.toLowerCase() === written);
  const isInOtherForm = forms.get(written) === (date.getUTCDay() + 6) % 7;
  return isRight || isInOtherForm ? undefined : { weekday: right };
}

const calendarsOf = oncePerObject(
  (languages: Languages): ReadonlyMap<Language, Calendar> =>
    new Map(languages.map(({ code }) => [code, calendarOf(languageNamed(code, languages).locale)])),
);

function calendarOf(locale: string): Calendar {
  const alone = monthsWritten(locale, 'long');
  const areInflected = inflectsMonths(locale);
  const months = areInflected ? [...alone, ...monthNamesInDates(locale)] : alone;
  const weekdays = fromSunday(weekdaysWritten(locale, 'long'));
  const shortWeekdays = fromSunday(weekdaysWritten(locale, 'short')).map((name) => name.replace(/\.$/, ''));
  const [month, weekday] = [months, weekdays].map((names) => names.flatMap(inEachCase).map(escapeRegExp).join('|'));
  // «sexta, 12 de março», „Fr, 12. März“; in small letters «mar.» is another word without its full stop.
  const cutShort = weekdays.flatMap((name) => (name.includes('-') ? name.replace(/-.*/, '') : []));
  const short = shortWeekdays.map((name) => (name === name.toLowerCase() ? `${name}\\.` : `${name}\\.?`));
  const forms = weekdayForms(locale);
  const { stop = '' } = languageData(locale)?.inDates ?? {};
  const anyWeekday = [
    ...[...forms.keys()].flatMap(inEachCase),
    weekday,
    ...weekdays.map((name) => escapeRegExp(name.toLowerCase())),
    ...[...cutShort, ...short].flatMap(inEachCase),
  ].join('|');
  const before = `(?<![\\p{L}\\d])(?:(?<weekday>${anyWeekday})[,،]? (?:${BEFORE_DAY})?)?`;
  // «16 Ocak 2027, cumartesi»; with «From 1 March 2027, Monday to Friday» begins what is there every week.
  const behind = `(?:,? \\(?(?<behind>${anyWeekday})(?=\\s*(?:$|[.;)]|,\\s?\\d)))?`;
  const after = `(?:,? (?:${BEFORE_YEAR})?(?<year>(?:19|20)\\d\\d)${behind})?(?![\\p{L}\\d])`;
  const unknown = '\\p{L}{4,13}';
  return {
    isDayFirst: isDayFirstIn(locale),
    named: areInflected
      ? []
      : [
          {
            beside: /(?:19|20)\d\d/,
            pattern: new RegExp(
              `(?<=(?<![\\p{L}\\d])(?:\\d{1,2}(?:${BEHIND_DAY})? (?:${BEFORE_MONTH})?|(?:${BEFORE_MONTH_ALONE}) |[Dd][’']))(?<month>${unknown})(?=,? (?:${BEFORE_YEAR})?(?:19|20)\\d\\d(?!\\d))`,
              'gu',
            ),
          },
          {
            beside: new RegExp(`${weekday}|\\d (?:${BEFORE_MONTH})?(?:${month})`),
            pattern: new RegExp(
              `(?<!\\p{L})(?<weekday>${unknown})(?= (?:${BETWEEN}) (?:${weekday})(?!\\p{L})|,? \\d{1,2} (?:${BEFORE_MONTH})?(?:${month})(?!\\p{L}))`,
              'gu',
            ),
          },
          {
            beside: new RegExp(weekday ?? ''),
            pattern: new RegExp(`(?<=(?<!\\p{L})(?:${weekday}) (?:${BETWEEN}) )(?<weekday>${unknown})(?!\\p{L})`, 'gu'),
          },
        ],
    months: months.map((name) => name.toLowerCase()),
    weekdays,
    shortWeekdays,
    weekdayForms: forms,
    inFigures: new RegExp(`${before}${IN_FIGURES}`, 'gu'),
    stop,
    unstopped:
      stop === ''
        ? []
        : [
            new RegExp(
              `(?<![\\d.,:’'+/]|\\d\\s?[–-]\\s?)(?<day>[1-9]|[12]\\d|3[01]) (?<month>${month})(?![\\p{L}\\d-])`,
              'gu',
            ),
          ],
    dates: [
      new RegExp(
        `${before}(?:(?<![\\d.,:–-])|(?<=(?<![\\d.,:–-])\\d{1,2}[–-]))(?<day>\\d{1,2})(?:${BEHIND_DAY}|\\.)? (?:${BEFORE_MONTH})?(?<month>${month})${after}`,
        'gu',
      ),
      // 2027年1月10日（土）, 1月10日土曜日
      new RegExp(
        `(?:(?<year>(?:19|20)\\d\\d)[年년] ?)?(?<!\\d)(?<month>[1-9]|1[0-2])[月월] ?(?<day>\\d{1,2})[日일](?: ?[(（]?(?<weekday>${weekday}|(?:${shortWeekdays.map(escapeRegExp).join('|')})(?=[)）])))?`,
        'gu',
      ),
      // What is no day may be a number of people: «In May 45 came».
      new RegExp(`${before}(?<month>${month}) (?<day>[1-9]|[12]\\d|3[01])(?:${BEHIND_DAY})?${after}`, 'gu'),
    ],
  };
}

/** As JavaScript counts them. */
function fromSunday(weekdays: readonly string[]): string[] {
  return [...weekdays.slice(-1), ...weekdays.slice(0, -1)];
}

/** A name as it is written, and at the beginning of a sentence: in English, «may» is no month. */
function inEachCase(name: string): string[] {
  return [name, capitalised(name)];
}
