import type { SiteLanguage } from '../../../generated/types';
import type { Contract } from '../contract';
import { shortWeekdays, weekdayNames } from '../dates/calendar-names';
import { daysNamed, sentencesWithDays } from '../dates/days-named';
import type { Figure } from '../figures/figure';
import { figuresIn } from '../figures/figures-in';
import { languageData } from '../language-data/known-languages';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';
import { collection, type DraftSite, singleton } from '../site';
import { fewInEach } from '../texts/few-faults';
import { type Run, readableRuns, textOf } from '../texts/readable-texts';
import { wordsIn } from '../texts/words';
import { keptWhileSame, oncePerLanguage, oncePerObject } from '../values/once-per-object';
import { inFewFilesAgainst } from '../values/values';

/** What a sentence says of some days: the hours; none where it is closed. */
interface SaidHours {
  readonly text: string;
  readonly days: readonly number[];
  readonly times: readonly Figure[];
}

const dayName = oncePerLanguage(
  (language) => new RegExp([...weekdayNames(language), ...shortWeekdays(language).keys()].join('|'), 'iu'),
);

/** A sentence that says nothing but when it is open, on which days, says it as the hours of the office do, or those of a place. */
export const officeHoursOther: Rule<'office-hours-other'> = (site) => [...saidOtherwise(site, hoursOf(site))];

/** When the office is open, and each place, in each language in which the office says so. */
type Hours = Readonly<Record<string, { readonly office: string; readonly places: readonly string[] }>>;

const asBefore = keptWhileSame<Hours>();

function hoursOf(site: DraftSite): Hours {
  const { officeHours } = singleton(site, 'settings') ?? {};
  const ofPlaces = [...collection(site, 'locations').values()].map(({ value }) => value.hours);
  const hours = site.contract.languages.flatMap(({ code }) => {
    const office = inLanguage(officeHours, code);
    const places = ofPlaces.flatMap((written) => inLanguage(written, code) ?? []);
    return office === undefined ? [] : [[code, { office, places }] as const];
  });
  return asBefore(site.contract, Object.fromEntries(hours));
}

const saidOtherwise = inFewFilesAgainst('hours-otherwise', (source, contract, hours: Hours) => {
  const readers = readersOf(hours, contract);
  const isSaidItself = source.kind.name === 'settings' || source.kind.name === 'locations';
  if (readers.size === 0 || isSaidItself) return [];
  return fewInEach(readableRuns({ sources: [source], contract }), textOf, (run) => {
    const { text, written } = run;
    const reader = readers.get(written.language ?? '');
    const namesDay = reader !== undefined && /\d/.test(text) && dayName(reader.language.code).test(text);
    return namesDay ? contradictions(run, reader) : [];
  });
});

interface Reader {
  readonly language: SiteLanguage;
  readonly office: readonly SaidHours[];
  /** The times that each place says. */
  readonly places: readonly (readonly Figure[])[];
  readonly isOpening: (text: string) => boolean;
}

const readersOf = oncePerObject(
  (hours: Hours, { languages }: Contract): ReadonlyMap<string, Reader> =>
    new Map(languages.flatMap((language) => readerOf(language, hours) ?? []).map((one) => [one.language.code, one])),
);

function readerOf(language: SiteLanguage, hours: Hours): Reader | undefined {
  const { openingWords } = languageData(language.code) ?? {};
  const { [language.code]: said } = hours;
  if (openingWords === undefined || said === undefined) return undefined;
  return {
    language,
    office: hoursSaid(said.office, language),
    places: said.places.map((place) => timesIn(place, language)),
    isOpening: onlyOpening(openingWords, language.code),
  };
}

/** Whether a text says that something is open, and nothing else of it: not in which season, and not where. */
function onlyOpening(openingWords: string, code: string): (text: string) => boolean {
  const opening = new Set(openingWords.split(' '));
  const days = weekdayNames(code);
  const small = new Set([
    ...(languageData(code)?.functionWords ?? '').split(' '),
    ...days.flatMap((day) => [day, `${day}s`]),
    ...shortWeekdays(code).keys(),
    ...OF_TIMES,
  ]);
  return (text) => {
    const words = wordsIn(text.toLowerCase());
    return (
      words.some((word) => opening.has(word.small)) &&
      words.every((word) => opening.has(word.small) || small.has(word.small))
    );
  };
}

const OF_TIMES = ['h', 'hs', 'hrs', 'am', 'pm', 'm', 'p', 'uhr'];

/** The sentences of a text that name days. */
function hoursSaid(text: string, language: SiteLanguage): SaidHours[] {
  const days = daysNamed(language.code);
  return sentencesWithDays(text, language.code).flatMap(({ text: sentence }) => {
    const named = days(sentence);
    return named.length === 0 ? [] : [{ text: sentence, days: named, times: timesIn(sentence, language) }];
  });
}

function timesIn(text: string, language: SiteLanguage): Figure[] {
  return figuresIn(text, language).filter(
    ({ kind, value }) => kind === 'time' || (kind === 'number' && Number(value) <= 24),
  );
}

function contradictions({ written, text, offset }: Run, { language, office, places, isOpening }: Reader) {
  const days = daysNamed(language.code);
  return sentencesWithDays(text, language.code).flatMap(({ text: sentence, index }) => {
    if (!isOpening(sentence)) return [];
    const [named, times] = [days(sentence), timesIn(sentence, language)];
    const said = office.filter((hours) => named.every((day) => hours.days.includes(day)));
    const [first] = said;
    const isSaid = areAmong(
      times,
      said.flatMap((hours) => hours.times),
    );
    if (named.length === 0 || times.length === 0 || first === undefined || isSaid) return [];
    if (places.some((place) => areAmong(times, place))) return [];
    const { source, pointer } = written;
    const part = { offset: offset + index, length: sentence.length };
    const details = { text: sentence, office: first.text };
    return [{ code: 'office-hours-other' as const, place: { source, pointer, part }, details }];
  });
}

/** «De 5 a 8» may be in the afternoon. */
function areAmong(times: readonly Figure[], known: readonly Figure[]): boolean {
  return times.every((time) =>
    known.some((other) => {
      const apart = minutesOf(time) - minutesOf(other);
      return time.kind === 'number' || other.kind === 'number' ? apart % (12 * 60) === 0 : apart === 0;
    }),
  );
}

function minutesOf({ kind, value }: Figure): number {
  return kind === 'time' ? Number(value) : Number(value) * 60;
}
