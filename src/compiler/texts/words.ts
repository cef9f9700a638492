import { oncePerText } from '../../shared/once-per-text';

/** A word as it is written. There is one object of each, so that what is known of it need be found out only once. */
export interface Word {
  readonly written: string;
  /** In small letters. */
  readonly small: string;
  readonly isCapital: boolean;
}

const words = new Map<string, Word>();

/** The word that is written so. */
export function wordOf(written: string): Word {
  const known = words.get(written);
  if (known !== undefined) return known;
  // Of «İ» a dot is left, which no word has.
  const small = written.toLowerCase().replaceAll('i\u0307', 'i');
  const word = { written, small, isCapital: written.charAt(0) !== small.charAt(0) };
  words.set(written, word);
  return word;
}

const LETTERS = /\p{L}+/gu;

/** The words of a text, which are what stands between two characters that are no letters. */
export const wordsIn = oncePerText((text): readonly Word[] => (text.match(LETTERS) ?? []).map(wordOf));

/** What is found out of a word once, however often it is asked for. */
export function oncePerWord<Value>(work: (word: Word) => Value): (word: Word) => Value {
  const known = new Map<Word, Value>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined || known.has(word)) return found as Value;
    const value = work(word);
    known.set(word, value);
    return value;
  };
}
