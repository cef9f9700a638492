import type { SiteLanguage } from '../../../generated/types';
import { keptWhileSame, oncePerLanguage, oncePerObject } from '../../shared/once-per-object';
import { daysNamed, sentencesWithDays } from '../dates/days-named';
import { minutesSaid } from '../dates/minutes-said';
import { onlyOpening, openAndClosed } from '../dates/open-and-closed';
import { figuresIn } from '../figures/figures-in';
import type { Finding } from '../findings/finding';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { collection, type DraftSite, singleton } from '../site';
import { shortWeekdays, weekdayNames } from '../standards/calendar-names';
import { fewInEach } from '../texts/few-faults';
import { type Run, readableRuns, textOf } from '../texts/readable-texts';
import { inFewFilesAgainst } from '../values/values';

/** What a sentence says of some days: the hours; none where it is closed. */
interface SaidHours {
  readonly text: string;
  readonly days: readonly number[];
  readonly times: readonly SaidTime[];
}

interface SaidTime {
  readonly minutes: number;
  /** It may be in the afternoon: «de 5 a 8». */
  readonly isBare: boolean;
}

const dayName = oncePerLanguage(
  (language) => new RegExp([...weekdayNames(language), ...shortWeekdays(language).keys()].join('|'), 'iu'),
);

/** A sentence that says nothing but when it is open, on which days, says it as the hours of the office do, or those of a place. */
export const officeHoursOther: Rule<'office-hours-other'> = (site) => [
  ...saidOtherwise(site, hoursOf(site)),
  ...otherAtPlace(site),
];

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

/** The only place of a site, which is called by its telephone, has other hours on some days and the same on others: one was changed. */
function otherAtPlace(site: DraftSite): Finding<'office-hours-other'>[] {
  const [place, ...more] = [...collection(site, 'locations').values()];
  const { officeHours, phone } = singleton(site, 'settings') ?? {};
  if (place === undefined || more.length > 0 || (place.value.phone ?? phone) !== phone) return [];
  const { source, pointer, value } = place;
  return site.contract.languages.flatMap((language): Finding<'office-hours-other'>[] => {
    const { code } = language;
    const [hours, office] = [value.hours, officeHours].map((text) =>
      openAndClosed(code)(inLanguage(text, code) ?? '').map((said) => ({
        ...said,
        times: timesIn(said.text, language),
      })),
    );
    const compared = (hours ?? []).flatMap((said) => {
      const of = office?.find(({ days }) => said.days.every((day) => days.includes(day)));
      return of === undefined
        ? []
        : [{ said, of, isSame: areAmong(said.times, of.times) && areAmong(of.times, said.times) }];
    });
    const [other, ...others] = compared.filter(({ isSame }) => !isSame);
    if (other === undefined || others.length === compared.length - 1) return [];
    const { index: offset, text } = other.said;
    const at = [...pointer, 'hours', ...(typeof value.hours === 'string' ? [] : [code])];
    const part = { offset, length: text.length };
    return [
      { code: 'office-hours-other', place: { source, pointer: at, part }, details: { text, office: other.of.text } },
    ];
  });
}

interface Reader {
  readonly language: SiteLanguage;
  readonly office: readonly SaidHours[];
  /** The times that each place says. */
  readonly places: readonly (readonly SaidTime[])[];
  readonly isOpening: (text: string) => boolean;
}

const readersOf = oncePerObject(
  (hours: Hours, { languages }: Contract): ReadonlyMap<string, Reader> =>
    new Map(languages.flatMap((language) => readerOf(language, hours) ?? []).map((one) => [one.language.code, one])),
);

function readerOf(language: SiteLanguage, hours: Hours): Reader | undefined {
  const isOpening = onlyOpening(language.code);
  const { [language.code]: said } = hours;
  if (isOpening === undefined || said === undefined) return undefined;
  return {
    language,
    office: hoursSaid(said.office, language),
    places: said.places.map((place) => timesIn(place, language)),
    isOpening,
  };
}

/** The sentences of a text that name days. */
function hoursSaid(text: string, language: SiteLanguage): SaidHours[] {
  const days = daysNamed(language.code);
  return sentencesWithDays(text, language.code).flatMap(({ text: sentence }) => {
    const named = days(sentence);
    return named.length === 0 ? [] : [{ text: sentence, days: named, times: timesIn(sentence, language) }];
  });
}

function timesIn(text: string, language: SiteLanguage): SaidTime[] {
  return figuresIn(text, language).flatMap((figure) => {
    const minutes = minutesSaid(figure);
    return minutes === undefined ? [] : { minutes, isBare: figure.kind === 'number' };
  });
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

function areAmong(times: readonly SaidTime[], known: readonly SaidTime[]): boolean {
  return times.every((time) =>
    known.some((other) => {
      const apart = time.minutes - other.minutes;
      return time.isBare || other.isBare ? apart % (12 * 60) === 0 : apart === 0;
    }),
  );
}
