import { distance, closest as nearest } from 'fastest-levenshtein';

/** The candidate that a mistyped word most likely meant, or nothing when none is near. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const best = nearest(word, candidates);
  return distance(word, best) <= Math.max(2, Math.floor(word.length / 3)) ? best : undefined;
}

/** `{suggestion}` when there is one, to be spread into a problem's details. */
export function suggestionFor(word: string, candidates: readonly string[]): { suggestion?: string } {
  const suggestion = closest(word, candidates);
  return suggestion === undefined ? {} : { suggestion };
}
