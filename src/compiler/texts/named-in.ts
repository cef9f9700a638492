import { oncePerText } from '../../shared/once-per-text';
import { foldedWords } from '../spelling/folded';

/** What has names, by the first word of each name: a text is held against any number of them word by word. */
export type Names<Value> = ReadonlyMap<string, NamesOfAWord<Value>>;

interface NamesOfAWord<Value> {
  readonly byName: Map<string, readonly Value[]>;
  /** So many words the longest of them has. */
  most: number;
}

/** Names as `asName` gives them, and what is called by each. */
export function namesOf<Value>(called: Iterable<readonly [name: string, values: readonly Value[]]>): Names<Value> {
  const names = new Map<string, NamesOfAWord<Value>>();
  for (const [name, values] of called) {
    const words = name.split(' ');
    const [first = ''] = words;
    const known = names.get(first) ?? { byName: new Map(), most: 0 };
    known.byName.set(name, values);
    known.most = Math.max(known.most, words.length);
    names.set(first, known);
  }
  return names;
}

/** What is named in a text, of which these are the words as `wordsOf` gives them. */
export function namedIn<Value>(words: readonly string[], names: Names<Value>): Value[] {
  return words.flatMap((_word, from) => namedAt(from, words, names));
}

/** What is named where one of the words stands. */
export function namedAt<Value>(from: number, words: readonly string[], names: Names<Value>): Value[] {
  const beginning = names.get(words[from] ?? '');
  if (beginning === undefined) return [];
  const lengths = Array.from({ length: Math.min(beginning.most, words.length - from) }, (_none, more) => more + 1);
  return lengths.flatMap((length) => beginning.byName.get(words.slice(from, from + length).join(' ')) ?? []);
}

/** The words of a text in small letters, without accents and marks. */
export function wordsOf(text: string): string[] {
  return asName(text).split(' ');
}

/** A name in small letters, without accents and marks. */
export const asName = oncePerText((text) => foldedWords(text).trim());
