import { languageData } from '../language-data/known-languages';
import { oncePerLanguage } from '../values/once-per-object';
import { weekdayNames } from './calendar-names';

/** One day that a sentence names, or several that it says as a span: «lunes a viernes». */
export interface DaysSaid {
  readonly written: string;
  /** Counted from Monday as 0. */
  readonly days: readonly number[];
  readonly isSpan: boolean;
}

/** The days that a sentence names, those between two that it says as a span with them. */
export const daysSaid = oncePerLanguage((language): ((sentence: string) => DaysSaid[]) => {
  const names = weekdayNames(language);
  const data = languageData(language);
  // «segunda a sexta-feira», «às quintas»: what is shorter than the name may be another word as well.
  const short = new Map(names.flatMap((name, day) => (name.includes('-') ? [[firstOf(name), day]] : [])));
  const spoken = names
    .map((name) => name.replace('-', 's?-'))
    .concat([...short.keys()].map((name) => `${name}(?!s?-)`));
  const name = new RegExp(`(?<!\\p{L})(?:${spoken.join('|')})`, 'giu');
  const until = `-|–|—|${data?.until ?? '-'}`;
  const span = new RegExp(`^s?\\s*(?:${until})\\s`, 'iu');
  const joined = new RegExp(
    `^s?\\s*(?:,|${until}|${data?.listAnd ?? ','})\\s(?:(?:${data?.everyDay ?? ','})\\s)?$`,
    'iu',
  );
  const behindEvery = new RegExp(`(?<!\\p{L})(?:${data?.everyDay ?? '-'})\\s$`, 'iu');
  const readDays = (sentence: string) => {
    const all = [...sentence.matchAll(name)].map(({ 0: written, index }): DayFound => {
      const day = names.indexOf(written.toLowerCase().replace('s-', '-'));
      const meant = short.get(written.toLowerCase());
      return { written, day: meant ?? day, isShort: meant !== undefined, index, end: index + written.length };
    });
    const isJoined = (one?: DayFound, other?: DayFound) =>
      one !== undefined && other !== undefined && joined.test(sentence.slice(one.end, other.index));
    return all.filter(
      (one, at) =>
        !one.isShort ||
        behindEvery.test(sentence.slice(0, one.index)) ||
        isJoined(all[at - 1], one) ||
        isJoined(one, all[at + 1]),
    );
  };
  return (sentence) => {
    const found = readDays(sentence);
    return found.map(({ written, day, index, end }, at): DaysSaid => {
      const last = span.test(sentence.slice(end)) ? found[at + 1] : undefined;
      if (last === undefined) return { written, days: [day], isSpan: false };
      const days = Array.from({ length: ((last.day - day + 7) % 7) + 1 }, (_none, step) => (day + step) % 7);
      return { written: sentence.slice(index, last.end), days, isSpan: true };
    });
  };
});

interface DayFound {
  readonly written: string;
  readonly day: number;
  readonly isShort: boolean;
  readonly index: number;
  readonly end: number;
}

function firstOf(name: string): string {
  return name.slice(0, name.indexOf('-'));
}

/** The days that a sentence names, counted from Monday as 0. */
export function daysNamed(language: string): (sentence: string) => number[] {
  return (sentence) => daysSaid(language)(sentence).flatMap(({ days }) => days);
}
