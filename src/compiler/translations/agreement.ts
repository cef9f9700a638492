import { withoutAccents } from '../spelling/folded';
import { wordsIn } from '../texts/words';

/** Shorter words are hardly ever what a text is about. */
const SHORTEST_WORD = 4;
/** What so many of two texts' words have in common may be said in the same words in another language. */
const ALIKE = 0.5;

/** How many words of a text begin as one of its translations does, from 0 to 1: many are of the same origin. */
export function agreement(text: string, translations: readonly string[]): number {
  const own = beginnings(longWords(text));
  return Math.max(0, ...translations.map((other) => shareOf(own, beginnings(longWords(other)))));
}

/** Whether two texts, by their words, say something else; of those without words nobody knows. */
export function areUnlike(ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (ones.size === 0 || others.size === 0) return false;
  const common = [...ones].filter((word) => others.has(word)).length;
  return common / (ones.size + others.size - common) < ALIKE;
}

/** The words of a text that it is about, in small letters without accents. */
export function longWords(text: string): Set<string> {
  return new Set(wordsIn(withoutAccents(text)).flatMap(({ small }) => (small.length >= SHORTEST_WORD ? [small] : [])));
}

/** How words begin, whatever their gender and number. */
export function beginnings(words: ReadonlySet<string>): Set<string> {
  return new Set([...words].map((word) => word.slice(0, SHORTEST_WORD)));
}

function shareOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (some.size === 0 || others.size === 0) return 0;
  return [...some].filter((one) => others.has(one)).length / Math.min(some.size, others.size);
}
