/** What visitors do to move a page on their own. */
const MOVES = ['keydown', 'pointerdown', 'touchmove', 'wheel'];

/** A signal that is aborted once the visitor moves the page: whoever does is led nowhere else. */
export function untilVisitorMoves(): AbortSignal {
  const moved = new AbortController();
  const { signal } = moved;
  for (const move of MOVES) addEventListener(move, () => moved.abort(), { passive: true, signal });
  return signal;
}
