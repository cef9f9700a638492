import { distance } from 'fastest-levenshtein';
import { oncePerObject } from './once-per-object';

interface Candidate {
  readonly word: string;
  readonly letters: number;
}

/**
 * `{suggestion}` when a mistyped word most likely meant one of the candidates, to be spread into a problem's details.
 * Lists of candidates can be long: whoever asks about many words gives the same list each time.
 */
export function suggestionFor(word: string, candidates: readonly string[]): { suggestion?: string } {
  const suggestion = closestAmong(candidates)(word);
  return suggestion === undefined ? {} : { suggestion };
}

/** Answers for a list which of its words is nearest to another one that is not in it, if any is near. */
const closestAmong = oncePerObject((words: readonly string[]) => {
  const candidates = words.map((word) => ({ word, letters: lettersOf(word) }));
  const known = new Map<string, string | undefined>();
  return (word: string) => {
    if (!known.has(word)) known.set(word, closest(word, candidates));
    return known.get(word);
  };
});

/** Whether a word is one of the candidates, and only one, but for capitals, accents, hyphens and the like. */
export function isOnlyWritingOf(word: string, candidates: readonly string[]): boolean {
  return foldedAmong(candidates).get(folded(word)) === 1;
}

/** How many words of a list are the same but for how they are written. */
const foldedAmong = oncePerObject((words: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(folded(word), (counts.get(folded(word)) ?? 0) + 1);
  return counts;
});

function folded(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\p{M}\s_-]/gu, '')
    .toLowerCase();
}

function closest(word: string, candidates: readonly Candidate[]): string | undefined {
  const letters = lettersOf(word);
  let best: string | undefined;
  let furthest = Math.max(2, Math.floor(word.length / 3));
  for (const candidate of candidates) {
    if (leastDistance(word, letters, candidate) > furthest) continue;
    const changes = distance(word, candidate.word);
    if (changes > furthest) continue;
    best = candidate.word;
    furthest = changes - 1;
    // Another word is at least one change away.
    if (furthest === 0) break;
  }
  return best;
}

/** So many changes at least make one word out of the other; to know how many exactly takes far longer. */
function leastDistance(word: string, letters: number, candidate: Candidate): number {
  return Math.max(
    Math.abs(word.length - candidate.word.length),
    bitsIn(letters & ~candidate.letters),
    bitsIn(candidate.letters & ~letters),
  );
}

/** The letters of a word as a set of 32 bits, one of which may stand for several letters. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
