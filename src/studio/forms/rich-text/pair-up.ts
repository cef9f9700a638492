import { diffArrays } from 'diff';

/**
 * Of which of the texts before each of those afterwards was made, by index; of none, for one that is new. The same texts
 * belong together, at both ends first, and between those, as long as the order stays, those that are most alike.
 */
export function pairUp(before: readonly string[], after: readonly string[]): readonly (number | undefined)[] {
  const shorter = Math.min(before.length, after.length);
  const head = sameAtStart(before, after, shorter);
  const tail = sameAtStart(before.toReversed(), after.toReversed(), shorter - head);
  return [
    ...before.slice(0, head).keys(),
    ...pairsBetween(before, after.slice(head, after.length - tail), [head, before.length - tail]),
    ...Array.from({ length: tail }, (_same, index) => before.length - tail + index),
  ];
}

function sameAtStart(some: readonly string[], others: readonly string[], most: number): number {
  const differs = some.slice(0, most).findIndex((text, index) => text !== others[index]);
  return differs === -1 ? most : differs;
}

/** The pairs of the texts before that stand from one index to the other. */
function pairsBetween(
  before: readonly string[],
  after: readonly string[],
  [from, to]: readonly [number, number],
): readonly (number | undefined)[] {
  const pairs: (number | undefined)[] = [];
  let at = from;
  let gone: number[] = [];
  let fresh: string[] = [];
  const settle = () => {
    pairs.push(...mostAlike(gone, fresh, before));
    gone = [];
    fresh = [];
  };
  for (const { value, added, removed } of diffArrays(before.slice(from, to), [...after])) {
    if (removed) gone.push(...value.map(() => at++));
    else if (added) fresh.push(...value);
    else {
      settle();
      pairs.push(...value.map(() => at++));
    }
  }
  settle();
  return pairs;
}

/** As many in the one as in the other were changed one by one; else the pairs are those that are most alike altogether. */
function mostAlike(
  gone: readonly number[],
  fresh: readonly string[],
  before: readonly string[],
): (number | undefined)[] {
  if (gone.length === fresh.length) return [...gone];
  const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+|<\w+/gu));
  const old = gone.map((index) => wordsOf(before[index] ?? ''));
  const now = fresh.map(wordsOf);
  const scores = bestScores(old, now);
  const pairs: (number | undefined)[] = [];
  let [row, column] = [0, 0];
  while (column < now.length) {
    const score = scores[row]?.[column] ?? 0;
    if (row < old.length && score === scores[row + 1]?.[column]) row += 1;
    else if (row >= old.length || score === scores[row]?.[column + 1]) {
      pairs.push(undefined);
      column += 1;
    } else {
      pairs.push(gone[row]);
      row += 1;
      column += 1;
    }
  }
  return pairs;
}

/** How alike the pairs can be from each two indices on: the longest common subsequence, weighed. */
function bestScores(old: readonly ReadonlySet<string>[], now: readonly ReadonlySet<string>[]): number[][] {
  const scores = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (row: number, column: number) => scores[row]?.[column] ?? 0;
  for (const row of [...old.keys()].reverse()) {
    for (const column of [...now.keys()].reverse()) {
      const paired = at(row + 1, column + 1) + likeness(old[row], now[column]);
      const best = Math.max(paired, at(row + 1, column), at(row, column + 1));
      const line = scores[row];
      if (line !== undefined) line[column] = best;
    }
  }
  return scores;
}

/** From 0 to 1; the share of words that are in both. */
function likeness(some: ReadonlySet<string> = new Set(), others: ReadonlySet<string> = new Set()): number {
  const common = [...some].filter((word) => others.has(word)).length;
  return (2 * common) / Math.max(some.size + others.size, 1);
}
