import { measureNames } from '../language-data/measures';

/** Whether a figure is followed by a measure, or by the figure with which its range ends and a measure. */
export function isMeasured(behind: string): boolean {
  return MEASURE.test(behind.toLowerCase().replace(/^\s?(?:[-–]|\p{L}{1,3})\s?\d[\d.,]*/u, ''));
}

export const LONGEST_MEASURE = 40;
/** What is converted from one measure into another. To pass over capitals here would make it five times as dear to compile. */
const MEASURE = new RegExp(
  `^[\\s\\u00a0\\u202f-]{0,2}(?:(?:square|sq\\.?|cubic)[\\s-])?(?:${measureNames})(?![\\p{L}\\d])`,
  'u',
);
