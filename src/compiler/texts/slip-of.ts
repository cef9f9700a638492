import { distance } from 'fastest-levenshtein';

/** In a long word another letter is a slip, too; of short ones there are many. */
const LONG = 7;

/** Whether a letter of a word is missing or there twice, two have changed places, or one of many is another. */
export function isSlipOf(word: string, meant: string, long = LONG): boolean {
  if (Math.abs(word.length - meant.length) > 1) return false;
  const changes = distance(word, meant);
  if (changes === 2) return lettersOf(word) === lettersOf(meant);
  if (changes !== 1) return false;
  return word.length === meant.length ? meant.length >= long : word.length < meant.length || /(.)\1/.test(word);
}

/** The letters of a word, sorted. */
export function lettersOf(word: string): string {
  return [...word].sort().join('');
}
