import type { SiteLanguage } from '../../../generated/types';
import { languageNamed } from '../../shared/language';
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
import { oncePerLanguage } from '../values/once-per-object';
import { inFewFiles } from '../values/values';

/** What a sentence says of some days: the hours; none where it is closed. */
interface SaidHours {
  readonly text: string;
  readonly days: readonly number[];
  readonly times: readonly Figure[];
}

const dayName = oncePerLanguage(
  (language) => new RegExp([...weekdayNames(language), ...shortWeekdays(language).keys()].join('|'), 'iu'),
);
/** The texts of pages that name a day, with a figure: most do not. */
const runsWithDays = inFewFiles('days-with-figure', (source, contract) => {
  const isSaidItself = source.kind.name === 'settings' || source.kind.name === 'locations';
  return readableRuns({ sources: isSaidItself ? [] : [source], contract }).filter(
    ({ text, written: { language } }) => language !== undefined && /\d/.test(text) && dayName(language).test(text),
  );
});

/** A sentence that says nothing but when it is open, on which days, says it as the hours of the office do, or those of a place. */
export const officeHoursOther: Rule<'office-hours-other'> = (site) => {
  const { officeHours } = singleton(site, 'settings') ?? {};
  const runs = runsWithDays(site);
  if (officeHours === undefined || runs.length === 0) return [];
  const readers = new Map(site.contract.languages.map(({ code }) => [code, readerOf(code, officeHours, site)]));
  return fewInEach(runs, textOf, (run) => {
    const reader = readers.get(run.written.language ?? '');
    return reader === undefined ? [] : contradictions(run, reader);
  });
};

type Written = Parameters<typeof inLanguage>[0];

interface Reader {
  readonly language: SiteLanguage;
  readonly office: readonly SaidHours[];
  /** The times that each place says. */
  readonly places: readonly (readonly Figure[])[];
  readonly isOpening: (text: string) => boolean;
}

function readerOf(code: string, officeHours: Written, site: DraftSite): Reader | undefined {
  const { openingWords } = languageData(code) ?? {};
  const language = languageNamed(code, site.contract.languages);
  const office = inLanguage(officeHours, code);
  if (openingWords === undefined || office === undefined) return undefined;
  const places = [...collection(site, 'locations').values()].flatMap(
    ({ value }) => inLanguage(value.hours, code) ?? [],
  );
  return {
    language,
    office: hoursSaid(office, language),
    places: places.map((hours) => timesIn(hours, language)),
    isOpening: onlyOpening(openingWords, code),
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
