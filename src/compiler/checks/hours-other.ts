import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { weekdayNames } from '../dates/calendar-names';
import { daysNamed } from '../dates/days-named';
import { minutesOf } from '../dates/minutes-of';
import type { Rule } from '../rule';
import { collection, type DraftSite, singleton } from '../site';
import { figuresIn } from '../translations/figures';

/** The hours of a place that search engines read are those that visitors read: of the place, or of the office where it has no other ones. */
export const hoursOther: Rule<'hours-other'> = (site) => {
  const all = [...collection(site, 'locations').values()];
  const places = all.filter(({ value }) => value.openingHours !== undefined);
  const office = places.length === 1 ? singleton(site, 'settings')?.officeHours : undefined;
  const officeDays = all.length > 1 ? daysIn(office, site) : EVERY_DAY;
  return places.flatMap(({ source, pointer, value: { hours, status, openingHours = [] } }) => {
    const days = openingHours.flatMap((span) => span?.days ?? []);
    // A notice such as «Solo en fin de semana» says that a place has hours of its own.
    const isOfOffice = status === undefined && days.every((day) => officeDays.has(String(day)));
    const [text, where] = hours !== undefined ? [hours, undefined] : [isOfOffice ? office : undefined, SETTINGS];
    const said = hoursIn(text, site);
    // Of what is left out for a time of the year, visitors may read elsewhere.
    const spans = openingHours.map((span) =>
      span?.from === undefined && span?.until === undefined ? span : undefined,
    );
    const told = new Set(spans.flatMap((span) => (span === undefined ? [] : [span.opens, span.closes])));
    // A text that says fewer hours than there are does not say all of them.
    if (said.size < told.size || told.size === 0) return [];
    const [first] = spans.flatMap((span, index) =>
      (['opens', 'closes'] as const).flatMap((key) => {
        const minutes = minutesOf(span?.[key]);
        if (minutes === undefined || minutes > 24 * 60 || IN_WORDS.has(minutes) || said.has(minutes)) return [];
        return [{ time: String(span?.[key]), pointer: [...pointer, 'openingHours', index, key] }];
      }),
    );
    if (first === undefined) return [];
    const details = { time: first.time, text: textOf(text), ...(where !== undefined && { where }) };
    return [{ code: 'hours-other' as const, place: { source, pointer: first.pointer }, details }];
  });
};

const SETTINGS = 'site/settings.yaml';
const WEEK = weekdayNames('en');
const EVERY_DAY: ReadonlySet<string> = new Set(WEEK);

/** The days for which a text says hours; all, where it names none. */
function daysIn(text: unknown, { contract: { languages } }: DraftSite): ReadonlySet<string> {
  const [language] = languages;
  const said = isRecord(text) ? text[language?.code ?? ''] : text;
  if (language === undefined || typeof said !== 'string') return EVERY_DAY;
  const days = said
    .split(/[.;]\s/)
    .filter((sentence) => /\d/.test(sentence))
    .flatMap(daysNamed(language.code));
  return days.length === 0 ? EVERY_DAY : new Set(days.map((day) => WEEK[day] ?? ''));
}

/** Noon and midnight have names. */
const IN_WORDS = new Set([0, 12 * 60, 24 * 60]);

/** The times that a text says in any language, in minutes; «de 9 a 21 h» says two. */
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
    return figuresIn(said, language).flatMap(({ kind, value }) => {
      if (kind === 'time') return Number(value);
      return kind === 'number' && Number(value) <= 24 ? Number(value) * 60 : [];
    });
  });
  return new Set(times);
}

function textOf(text: unknown): string {
  return String(isRecord(text) ? Object.values(text)[0] : text);
}
