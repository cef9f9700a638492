import { foldedWords } from './wordings';

/** Longer names are not looked for within texts. */
const MOST_WORDS = 8;

/**
 * What is named in a text, by names as `asName` gives them: it takes as long as the text is, however many names there are.
 */
export function namedIn<Value>(text: string, names: ReadonlyMap<string, readonly Value[]>): Value[] {
  const words = asName(text).split(' ');
  return words.flatMap((_word, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (_none, more) =>
      words.slice(from, from + more + 1).join(' '),
    ).flatMap((name) => names.get(name) ?? []),
  );
}

/** A name in small letters, without accents and marks. */
export function asName(text: string): string {
  return foldedWords(text).trim();
}
