import { foldedWords } from './wordings';

/** What has names, by the first word of each name, so that a text is held against any number of them word by word. */
export type Names<Value> = ReadonlyMap<string, readonly Name<Value>[]>;

interface Name<Value> {
  readonly words: readonly string[];
  readonly values: readonly Value[];
}

/** Names as `asName` gives them, and what is called by each. */
export function namesOf<Value>(called: Iterable<readonly [name: string, values: readonly Value[]]>): Names<Value> {
  const names = new Map<string, Name<Value>[]>();
  for (const [name, values] of called) {
    const words = name.split(' ');
    const [first = ''] = words;
    const beginning = names.get(first);
    if (beginning === undefined) names.set(first, [{ words, values }]);
    else beginning.push({ words, values });
  }
  return names;
}

/** What is named in a text, of which these are the words as `wordsOf` gives them. */
export function namedIn<Value>(words: readonly string[], names: Names<Value>): Value[] {
  return words.flatMap((word, from) =>
    (names.get(word) ?? []).flatMap((name) =>
      name.words.every((part, index) => words[from + index] === part) ? name.values : [],
    ),
  );
}

/** The words of a text in small letters, without accents and marks. */
export function wordsOf(text: string): string[] {
  return asName(text).split(' ');
}

/** A name in small letters, without accents and marks. */
export function asName(text: string): string {
  return foldedWords(text).trim();
}
