import { daySpans } from '../dates/day-spans';
import { everyLanguage } from '../language-data/known-languages';
import { COUNTED_DOWN, FIGURE_SPANS, HOUR_SPANS } from '../language-data/spans';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { withPlainSpaces } from '../texts/plain-spaces';
import { readableRuns, textOf } from '../texts/readable-texts';

const TIME = '([01]?\\d|2[0-4])[:.h]([0-5]\\d)';
/** “10pm”, “9:30 a.m.” */
const OF_HALF_A_DAY = '(1[0-2]|0?[1-9])(?:[:.]([0-5]\\d))? ?([ap])\\.?m(?!\\p{L})\\.?';
const UNTIL = `(?:-|–|—|${everyLanguage.flatMap(({ until }) => until ?? []).join('|')})`;
const OUT_OF_HOURS = new RegExp(
  `(?<!\\p{L})(?:${everyLanguage.flatMap(({ outOfHours }) => outOfHours ?? []).join('|')})(?!\\p{L})`,
  'iu',
);
/** From one time to another, in signs or in the words that stand between two times. */
const RANGE = new RegExp(`(?<![\\d:.])${TIME} ?(?:h|h\\.)? ?${UNTIL} ?${TIME}(?!\\d)`, 'g');
const RANGE_OF_HALVES = new RegExp(`(?<![\\d:.])${OF_HALF_A_DAY} ?${UNTIL} ?${OF_HALF_A_DAY}`, 'giu');

/** A night is shorter: what ends the next day after so many hours was most likely written the wrong way round. */
const LONGEST_NIGHT = 13 * 60;
/** Whoever opens at noon, or for breakfast, may close so late in the small hours. */
const LATEST_CLOSING = 4 * 60;

/** What goes from one time or figure to another ends after it begins, and does not begin again before that. */
export const timeReversed: OwnRule<'time-reversed'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written: { source, pointer, language = '' }, text: written, offset }) => {
    if (!/\d/.test(written)) return [];
    const text = withPlainSpaces(written);
    const ranges = /\d[:.h]\d/.test(text) ? [...text.matchAll(RANGE)] : [];
    const overlapping = ranges.filter((range, index) => isOverlapping(ranges[index - 1], range, text));
    const halves = [...text.matchAll(RANGE_OF_HALVES)].map((range) => ({ range, times: inWholeDay(range) }));
    const hours = [...text.matchAll(HOUR_SPANS)].map((range) => ({
      range,
      times: ['', range[1] ?? range[3] ?? '', '0', range[2] ?? range[4] ?? '', '0'],
    }));
    const reversed = [...ranges.map((range) => ({ range, times: [...range] })), ...halves, ...hours]
      .filter(({ times }) => isReversed(times))
      .map(({ range }) => range);
    const reversedIn = (patterns: readonly RegExp[]) =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].filter(([, from, to]) => Number(from) > Number(to) && !isCountedDown(text, from)),
      );
    const ofFigures = reversedIn(FIGURE_SPANS);
    const mayFall =
      ofFigures.length === 0 && [...text.matchAll(NEIGHBOURS)].some(([, from, to]) => Number(from) > Number(to));
    const figures = mayFall ? reversedIn(daySpans(language)) : ofFigures;
    // The hours of an emergency service begin where those of the day end.
    const byDay = reversed.filter(({ index }) => !OUT_OF_HOURS.test(aroundSentence(text, index)));
    return [...byDay, ...overlapping, ...figures].map((found) => {
      const part = { offset: offset + found.index, length: found[0].length };
      const before = overlapping.includes(found) && ranges[ranges.indexOf(found) - 1]?.[0];
      const details = { text: found[0], ...(before && { before }) };
      return { code: 'time-reversed' as const, place: { source, pointer, part }, details };
    });
  });

/** Two short figures with little between them, found quickly where no days are named. */
const NEIGHBOURS = /(?<!\d)(\d{1,2})(?=\D{1,8}(\d{1,2})(?!\d))/g;

/** The sentence in which something stands, and the one before, which may say of what it tells. */
function aroundSentence(text: string, index: number): string {
  const [before = '', last = ''] = text.slice(0, index).split(SENTENCE_END).slice(-2);
  const [rest = ''] = text.slice(index).split(SENTENCE_END);
  return `${before}. ${last}${rest}`;
}

const SENTENCE_END = /[.;!?] (?=[\p{Lu}¿¡])|\n/u;

/** Days and weeks are; years are not. */
function isCountedDown(text: string, from: string | undefined): boolean {
  return (from?.length ?? 0) < 4 && COUNTED_DOWN.test(text);
}

/** Of two on one day, which are written one behind the other, the second begins after the first has ended. */
function isOverlapping(before: RegExpExecArray | undefined, range: RegExpExecArray, text: string): boolean {
  if (before === undefined || isReversed(before) || isReversed(range)) return false;
  const between = text.slice(before.index + before[0].length, range.index);
  const [, , , hour, minute] = before.map(Number);
  const [, from, fromMinute] = range.map(Number);
  const isLater = (from ?? 0) * 60 + (fromMinute ?? 0) >= (hour ?? 0) * 60 + (minute ?? 0);
  return (
    !isLater && /^ ?(?:h\.? ?)?(?:y|and|i|,) (?:de |from |des de )?$/.test(between) && Number(before[1]) < Number(hour)
  );
}

/** Both times of a range, of which each is in the morning or in the afternoon, by the hours of the day. */
function inWholeDay([
  range,
  hour,
  minute = '0',
  half,
  untilHour,
  untilMinute = '0',
  untilHalf,
]: readonly string[]): string[] {
  const hourOfDay = (written = '', of = '') => String((Number(written) % 12) + (of.toLowerCase() === 'p' ? 12 : 0));
  return [range ?? '', hourOfDay(hour, half), minute, hourOfDay(untilHour, untilHalf), untilMinute];
}

function isReversed([, ...parts]: readonly string[]): boolean {
  const [hour = 0, minute = 0, untilHour = 0, untilMinute = 0] = parts.map(Number);
  const closing = untilHour * 60 + untilMinute;
  const length = closing - hour * 60 - minute;
  return length < 0 && length + 24 * 60 > LONGEST_NIGHT && closing > LATEST_CLOSING;
}
