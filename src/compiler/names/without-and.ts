import { everyLanguage } from '../language-data/known-languages';

const AND = new RegExp(`^(?:${everyLanguage.flatMap(({ listAnd }) => listAnd ?? []).join('|')})$`, 'iu');

/** The names of what is listed as in a sentence: `plaza y ribera`. */
export function withoutAnd(words: readonly string[]): string[] {
  return words.filter((word, index) => index === 0 || index === words.length - 1 || !AND.test(word));
}
