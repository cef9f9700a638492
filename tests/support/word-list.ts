import { type Dictionary, dictionaryOf } from '../../src/compiler/spelling/dictionary';

/** A dictionary of a few words. */
export function wordList(...words: readonly string[]): Dictionary {
  const known = new Set(words);
  return dictionaryOf({
    has: (word) => known.has(word),
    hasBeginning: (beginning) => words.some((word) => word.startsWith(beginning)),
  });
}
