import type { TextPart } from '../../shared/text-part';
import { type Run, runsWith } from './readable-texts';

/** A word behind a number, or behind a fact. */
export interface CountedWord {
  /** As it is written. */
  readonly count: string;
  readonly fact: string;
  /** Missing where a fact counts. */
  readonly number: number | undefined;
  readonly word: string;
  /** Where the word stands in its text. */
  readonly part: TextPart;
  /** What stands around both, as far as it matters. */
  readonly before: string;
  readonly behind: string;
}

const COUNTED = /(?<![\p{L}\d.,:/-])((\d{1,3})|\{\{\s*facts\.([\w-]+)\s*\}\})(?:\s|&nbsp;)(\p{L}{2,})(?![\p{L}-])/gu;
const LONGEST_BEFORE = 9;
const LONGEST_BEHIND = 40;

export const runsWithCounts = runsWith(/(?:\d|\}\})(?:\s|&nbsp;)\p{L}{2}/u);

/** The words of a text that are counted, in turn. */
export function countedWords({ text, offset }: Run): CountedWord[] {
  return [...text.matchAll(COUNTED)].map(
    ({ 0: whole, 1: count = '', 2: digits, 3: fact = '', 4: word = '', index }) => {
      const end = index + whole.length;
      return {
        count,
        fact,
        number: digits === undefined ? undefined : Number(digits),
        word,
        part: { offset: offset + end - word.length, length: word.length },
        before: text.slice(Math.max(0, index - LONGEST_BEFORE), index),
        behind: text.slice(end, end + LONGEST_BEHIND),
      };
    },
  );
}
