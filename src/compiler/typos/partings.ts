/** Where a word may be parted in two, of which none is shorter. */
export function partings(word: string, shortest = 1): (readonly [first: string, last: string])[] {
  const ends = Array.from({ length: Math.max(0, word.length - 2 * shortest + 1) }, (_none, index) => index + shortest);
  return ends.map((end) => [word.slice(0, end), word.slice(end)]);
}
