import { oncePerObject } from '../../shared/once-per-object';
import type { EntryIndex } from '../site';
import { folded } from '../spelling/folded';

/** Whether what one text says otherwise than another is said of an entry as well, and what the other says is not. */
export function isSaidOfEntries(collections: EntryIndex, text: string, other: string): boolean {
  const known = wordsOfEntries(collections);
  const [words, others] = [text, other].map(wordsOf);
  const isKnown = (own: readonly string[] = [], than: readonly string[] = []) => {
    const unlike = new Set(than);
    return own.some((word) => !unlike.has(word) && known.has(word));
  };
  return isKnown(words, others) && !isKnown(others, words);
}

/** The words of the short texts of all entries but pages, each by itself and with the one before. */
const wordsOfEntries = oncePerObject(
  (collections: EntryIndex): ReadonlySet<string> =>
    new Set(
      [...collections]
        .filter(([name]) => name !== 'pages')
        .flatMap(([, entries]) => [...entries.values()])
        .flatMap(({ value }) => Object.values(value))
        .flatMap((value: unknown) => (typeof value === 'string' && value.length < LONG ? wordsOf(value) : [])),
    ),
);

const LONG = 200;
/** A shorter one says nothing by itself. */
const TELLING = 4;

function wordsOf(text: string): readonly string[] {
  const words = folded(text)
    .split(/[\s,;()]+/)
    .filter((word) => word !== '');
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...words.filter((word) => word.length >= TELLING), ...pairs];
}
