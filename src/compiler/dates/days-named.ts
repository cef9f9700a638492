import { oncePerLanguage } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import { shortWeekdays, weekdayForms, weekdayNames } from '../standards/calendar-names';
import { withOwnApostrophes } from '../texts/own-apostrophes';

/** One day that a sentence names, or several that it says as a span: «lunes a viernes». */
export interface DaysSaid {
  readonly written: string;
  /** Counted from Monday as 0. */
  readonly days: readonly number[];
  readonly isSpan: boolean;
}

/** The days that a sentence names, those between two that it says as a span with them. */
export function daysSaid(language: string): (sentence: string) => DaysSaid[] {
  return readerOf(language).said;
}

/** The days that it may name besides, by short names that may be other words as well: «za» in „za op afspraak“. */
export function daysPerhapsNamed(language: string): (sentence: string) => number[] {
  return readerOf(language).perhapsNamed;
}

interface Reader {
  readonly said: (sentence: string) => DaysSaid[];
  readonly perhapsNamed: (sentence: string) => number[];
}

const readerOf = oncePerLanguage((language): Reader => {
  const names = weekdayNames(language);
  const data = languageData(language);
  const long = new Map([...names.map((name, day) => [name, day] as const), ...weekdayForms(language)]);
  // «segunda a sexta-feira», «às quintas», „Mo–Fr“: what is shorter than the name may be another word as well.
  const cut = new Map(names.flatMap((name, day) => (name.includes('-') ? [[firstOf(name), day]] : [])));
  const short = new Map([...cut, ...[...shortWeekdays(language)].filter(([name]) => !long.has(name))]);
  const spoken = [
    ...longestFirst(long).map((name) => name.replace('-', 's?-')),
    ...[...cut.keys()].map((name) => `${name}(?!s?-)`),
    ...longestFirst(short).map((name) => `${name}(?!\\p{L})\\.?`),
  ];
  const name = new RegExp(`(?<![\\p{L}\\d])(?:${spoken.join('|')})`, 'giu');
  const until = data?.until ?? '-';
  const span = new RegExp(`^s?(?:\\s*[${DASHES}]\\s*|\\s*(?:${until})\\s)`, 'iu');
  const joined = new RegExp(
    `^s?(?:\\s*[${DASHES},/&+·・]\\s*|\\s*(?:${until}|${data?.listAnd ?? ','})\\s)(?:(?:${data?.everyDay ?? ','})\\s)?$`,
    'iu',
  );
  const behindEvery = new RegExp(`(?<!\\p{L})(?:${data?.everyDay ?? '-'})\\s$`, 'iu');
  const readAll = (sentence: string) =>
    [...withOwnApostrophes(sentence).matchAll(name)].map(({ 0: written, index }): DayFound => {
      const small = written.toLowerCase().replace('s-', '-').replace(/\.$/, '');
      const day = long.get(small);
      return {
        written,
        day: day ?? short.get(small) ?? 0,
        isShort: day === undefined,
        index,
        end: index + written.length,
      };
    });
  const readDays = (sentence: string) => {
    const all = readAll(sentence);
    const isJoined = (one?: DayFound, other?: DayFound) =>
      one !== undefined && other !== undefined && joined.test(sentence.slice(one.end, other.index));
    return all.filter(
      (one, at) =>
        !one.isShort ||
        (TIME_BEHIND.test(sentence.slice(one.end)) && BEGINNING.test(sentence.slice(0, one.index))) ||
        behindEvery.test(sentence.slice(0, one.index)) ||
        isJoined(all[at - 1], one) ||
        isJoined(one, all[at + 1]),
    );
  };
  const said = (sentence: string) => {
    const found = readDays(sentence);
    return found.map(({ written, day, index, end }, at): DaysSaid => {
      const last = span.test(sentence.slice(end)) ? found[at + 1] : undefined;
      if (last === undefined) return { written, days: [day], isSpan: false };
      const days = Array.from({ length: ((last.day - day + 7) % 7) + 1 }, (_none, step) => (day + step) % 7);
      return { written: sentence.slice(index, last.end), days, isSpan: true };
    });
  };
  return { said, perhapsNamed: (sentence) => readAll(sentence).map(({ day }) => day) };
});

/** «Sáb., 8h–12h», „Sa 9–13 Uhr“ */
const TIME_BEHIND = /^[,:]?\s{0,2}\d{1,2}(?:[:.h]\d\d|\s?(?:h|[ap]\.?m)(?!\p{L})|\s?[-–]\s?\d)/iu;
const BEGINNING = /(?:^|[,;.|()·\n]\s?)$/;

/** Between the first of some days and the last. */
const DASHES = '-–—~〜～';

interface DayFound {
  readonly written: string;
  readonly day: number;
  readonly isShort: boolean;
  readonly index: number;
  readonly end: number;
}

function longestFirst(names: ReadonlyMap<string, number>): string[] {
  return [...names.keys()].sort((one, other) => other.length - one.length);
}

function firstOf(name: string): string {
  return name.slice(0, name.indexOf('-'));
}

/** The days that a sentence names, counted from Monday as 0. */
export function daysNamed(language: string): (sentence: string) => number[] {
  return (sentence) => daysSaid(language)(sentence).flatMap(({ days }) => days);
}

const fullStopOfDay = oncePerLanguage(
  (language) => new RegExp(`(?<![\\p{L}\\d])((?:${longestFirst(shortWeekdays(language)).join('|')}))\\.(?=\\s)`, 'giu'),
);

/** A text in which the full stop of «Seg. a sex. 8h» is a space: it ends no sentence. */
export function withoutStopsOfDays(text: string, language: string): string {
  return text.replaceAll(fullStopOfDay(language), '$1 ');
}

/** „w godz. 8.00–20.00“: behind a short word and before a figure, as before a small letter, a full stop ends no sentence. */
const SENTENCE = /\S(?:[^.;!?]|[.](?=\S|\s\p{Ll})|(?<=(?<!\p{L})\p{L}{1,4})[.](?=\s\d))*[.;!?]?/gu;

/** The sentences of a text and where each begins. */
export function sentencesWithDays(text: string, language: string): { text: string; index: number }[] {
  const shortened = withoutStopsOfDays(text, language);
  return [...shortened.matchAll(SENTENCE)].map(({ 0: { length }, index }) => ({
    text: text.slice(index, index + length).trim(),
    index,
  }));
}
