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
  const small = written.toLowerCase();
  const word = { written, small, isCapital: written.charAt(0) !== small.charAt(0) };
  words.set(written, word);
  return word;
}

const LETTERS = /\p{L}+/gu;

/** Those of the texts that were asked about last: one rule after the other asks about the texts of a file. */
const recent = new Map<string, readonly Word[]>();
const MOST_RECENT = 1000;

/** The words of a text, which are what stands between two characters that are no letters. */
export function wordsIn(text: string): readonly Word[] {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const found = (text.match(LETTERS) ?? []).map(wordOf);
  if (recent.size === MOST_RECENT) recent.clear();
  recent.set(text, found);
  return found;
}

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
