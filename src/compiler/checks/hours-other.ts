import type { Language } from '../../shared/language';
import { minutesOf } from '../dates/minutes-of';
import type { Rule } from '../rule';
import { isRecord } from '../sections';
import { collection, type DraftSite, singleton } from '../site';
import { figuresIn } from '../translations/figures';

/** The hours of a place that search engines read are those that visitors read: of the place, or of the office where there is one place only. */
export const hoursOther: Rule<'hours-other'> = (site) => {
  const places = [...collection(site, 'locations').values()].filter(({ value }) => value.openingHours !== undefined);
  return places.flatMap(({ source, pointer, value: { hours, openingHours = [] } }) => {
    const [text, where] =
      hours !== undefined
        ? [hours, undefined]
        : [places.length === 1 ? singleton(site, 'settings')?.officeHours : undefined, 'site/settings.yaml'];
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
        if (minutes === undefined || IN_WORDS.has(minutes) || said.has(minutes)) return [];
        return [{ time: String(span?.[key]), pointer: [...pointer, 'openingHours', index, key] }];
      }),
    );
    if (first === undefined) return [];
    const details = { time: first.time, text: textOf(text), ...(where !== undefined && { where }) };
    return [{ code: 'hours-other' as const, place: { source, pointer: first.pointer }, details }];
  });
};

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
