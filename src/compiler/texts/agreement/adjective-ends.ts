import type { AdjectiveEnding, Grammar } from './grammar';

export function endingOf(adjective: string, { adjectives }: Grammar): AdjectiveEnding | undefined {
  return adjectives.find(
    ({ ending }) => adjective.length - ending.length >= SHORTEST_STEM && adjective.endsWith(ending),
  );
}

const SHORTEST_STEM = 2;

export function stemOf(adjective: string, { ending }: AdjectiveEnding): string {
  return adjective.slice(0, adjective.length - ending.length);
}

/** The forms that there are of a word in the plural if it is an adjective; undefined if it does not look like one. */
export function asPluralAdjective(word: string, grammar: Grammar): string[][] | undefined {
  const ending = endingOf(word, grammar);
  if (ending?.isPlural !== true) return undefined;
  const stem = stemOf(word, ending);
  return grammar.adjectives.map((one) => [stem + one.ending]);
}
