import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';
import { everyLanguage } from '../translations/language-data';

const TIME = '([01]?\\d|2[0-4])[:.h]([0-5]\\d)';
/** From one time to another, in signs or in the words that stand between two times. */
const RANGE = new RegExp(
  `(?<![\\d:.])${TIME} ?(?:h|h\\.)? ?(?:-|–|—|${everyLanguage.flatMap(({ until }) => until ?? []).join('|')}) ?${TIME}(?!\\d)`,
  'g',
);
/** A night is shorter: what ends the next day after so many hours was most likely written the wrong way round. */
const LONGEST_NIGHT = 13 * 60;

/** Hours that are open end after they begin. */
export const timeReversed: OwnRule<'time-reversed'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written: { source, pointer }, text, offset }) => {
    if (!/\d[:.h]\d/.test(text)) return [];
    return [...text.matchAll(RANGE)].filter(isReversed).map((found) => {
      const part = { offset: offset + found.index, length: found[0].length };
      return { code: 'time-reversed' as const, place: { source, pointer, part }, details: { text: found[0] } };
    });
  });

function isReversed([, ...parts]: RegExpExecArray): boolean {
  const [hour = 0, minute = 0, untilHour = 0, untilMinute = 0] = parts.map(Number);
  const length = (untilHour - hour) * 60 + untilMinute - minute;
  return length < 0 && length + 24 * 60 > LONGEST_NIGHT;
}
