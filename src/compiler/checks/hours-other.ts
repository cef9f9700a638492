import type { SiteLanguage } from '../../../generated/types';
import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { daysNamed, sentencesWithDays } from '../dates/days-named';
import { minutesOf } from '../dates/minutes-of';
import { minutesSaid } from '../dates/minutes-said';
import { figuresIn } from '../figures/figures-in';
import type { Rule } from '../rule';
import { collection, type DraftSite, singleton } from '../site';
import { weekdayNames } from '../standards/calendar-names';
import { firstText } from '../values/first-text';

/** The hours of a place that search engines read are those that visitors read: of the place, or of the office where it has no other ones. */
export const hoursOther: Rule<'hours-other'> = (site) => {
  const all = [...collection(site, 'locations').values()];
  const places = all.filter(({ value }) => value.openingHours !== undefined);
  const office = places.length === 1 ? singleton(site, 'settings')?.officeHours : undefined;
  const officeDays = all.length > 1 ? daysIn(office, site) : EVERY_DAY;
  return places.flatMap(({ source, pointer, value: { hours, status, openingHours = [] } }) => {
    const days = openingHours.flatMap((span) => span?.days ?? []).map(String);
    // A notice such as «Solo en fin de semana» says that a place has hours of its own.
    const ofOffice = status === undefined ? office : undefined;
    const text = hours ?? ofOffice;
    // Of what is left out for a time of the year, visitors may read elsewhere.
    const spans = openingHours.map((span) =>
      span?.from === undefined && span?.until === undefined ? span : undefined,
    );
    const said = hoursIn(text, site);
    const told = new Set(spans.flatMap((span) => (span === undefined ? [] : [span.opens, span.closes])));
    // A text that says fewer hours than there are does not say all of them.
    if (said.size < told.size || told.size === 0) return [];
    // A day that is none is told by itself.
    const isWhole = !spans.includes(undefined) && days.every((day) => EVERY_DAY.has(day));
    const time = spans.map((span, index) => timeOther(span, index, said)).find((one) => one !== undefined);
    // Of several places, one that is open on other days than the office may be open at other times as well.
    const isOwn = hours === undefined && days.some((day) => !officeDays.has(day));
    const rows = spans.map((span) => (span?.days ?? []).map(String));
    const other = time === undefined ? isWhole && dayOther(rows, text, site) : !isOwn && time;
    if (!other) return [];
    const { at, ...of } = other;
    const details = { ...of, text: firstText(text), ...(hours === undefined && { where: SETTINGS }) };
    return [{ code: 'hours-other' as const, place: { source, pointer: [...pointer, 'openingHours', ...at] }, details }];
  });
};

/** What search engines read and visitors do not. */
interface Other {
  readonly time: string;
  readonly at: readonly (string | number)[];
  readonly day?: 'closed' | 'missing';
}

/** The end of a span that is not said. */
function timeOther(
  span: { readonly opens?: unknown; readonly closes?: unknown } | undefined,
  index: number,
  said: ReadonlySet<number>,
): Other | undefined {
  return (['opens', 'closes'] as const).flatMap((key): Other[] => {
    const time = String(span?.[key]);
    const minutes = minutesOf(time);
    if (minutes === undefined || minutes > 24 * 60 || IN_WORDS.has(minutes) || said.has(minutes)) return [];
    return [{ time, at: [index, key] }];
  })[0];
}

const SETTINGS = 'site/settings.yaml';
const WEEK = weekdayNames('en');
const EVERY_DAY: ReadonlySet<string> = new Set(WEEK);

/** The days for which a text says hours, or of which other sentences are; all, where it names none, or others in another language. */
function daysIn(
  text: unknown,
  site: DraftSite,
  isMeant = (sentence: string) => /\d/.test(sentence),
): ReadonlySet<string> {
  const [days = EVERY_DAY, ...others] = site.contract.languages
    .map((language) => daysInLanguage(text, language, isMeant))
    .filter((said, at) => at === 0 || said !== EVERY_DAY);
  return others.every((other) => isSame(other, days)) ? days : EVERY_DAY;
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((day) => other.has(day));
}

function daysInLanguage(
  text: unknown,
  language: SiteLanguage,
  isMeant: (sentence: string) => boolean,
): ReadonlySet<string> {
  const said = isRecord(text) ? text[language.code] : text;
  if (typeof said !== 'string') return EVERY_DAY;
  const days = sentencesWithDays(said, language.code)
    .map(({ text: sentence }) => sentence)
    .filter(isMeant)
    .flatMap(daysNamed(language.code));
  return days.length === 0 ? EVERY_DAY : new Set(days.map((day) => WEEK[day] ?? ''));
}

/**
 * A day for which the text says hours and search engines read none, one of which it says that it is closed, or the only one
 * of which it says nothing, where it has the hours of others.
 */
function dayOther(rows: readonly (readonly string[])[], text: unknown, site: DraftSite): Other | undefined {
  const said = daysIn(text, site);
  if (said === EVERY_DAY) return undefined;
  const days = rows.flat();
  const [missing, ...others] = [...said].filter((day) => !days.includes(day));
  const closed = daysIn(text, site, (sentence) => !/\d/.test(sentence));
  // A place that is open on some of the days only is another matter than a day that was left out; so is a text that
  // says of a day that it is closed as well.
  if (missing !== undefined) {
    const isLeftOut = others.length === 0 && (closed === EVERY_DAY || !closed.has(missing));
    return isLeftOut ? { time: missing, at: [0, 'days'], day: 'missing' } : undefined;
  }
  const unsaid = [...new Set(days.filter((day) => !said.has(day)))];
  const day = unsaid.find((one) => closed !== EVERY_DAY && closed.has(one)) ?? onlyAmongOthers(unsaid, rows);
  const row = rows.findIndex((ofRow) => ofRow.some((one) => one === day));
  return day === undefined ? undefined : { time: day, at: [row, 'days'], day: 'closed' };
}

/** The only one of some days, where each row that has it is that of other days as well. */
function onlyAmongOthers(days: readonly string[], rows: readonly (readonly string[])[]): string | undefined {
  const [day, ...others] = days;
  const isAlone = rows.some((row) => row.length === 1 && row[0] === day);
  return others.length === 0 && !isAlone ? day : undefined;
}

/** Noon and midnight have names. */
const IN_WORDS = new Set([0, 12 * 60, 24 * 60]);

/** The times that a text says in any language, in minutes. */
function hoursIn(text: unknown, { contract: { languages } }: DraftSite): ReadonlySet<number> {
  const [only, ...others] = languages;
  const texts: readonly (readonly [Language, unknown])[] = isRecord(text)
    ? Object.entries(text)
    : only !== undefined && others.length === 0
      ? [[only.code, text]]
      : [];
  const times = texts.flatMap(([code, said]) => {
    const language = languages.find((one) => one.code === code);
    if (typeof said !== 'string' || language === undefined) return [];
    return figuresIn(said, language).flatMap((figure) => minutesSaid(figure) ?? []);
  });
  return new Set(times);
}
