/**
 * Calls back whenever the focus has moved, until the returned function is called. A move into a frame or out of it is
 * told by the window alone; one from frame to frame by nobody.
 */
export function onFocusMove(listener: () => void): () => void {
  const watching = new AbortController();
  // Not every browser has settled what is active when it tells of the move.
  const moved = () => setTimeout(() => watching.signal.aborted || listener());
  for (const event of ['focusin', 'focusout', 'focus', 'blur']) {
    addEventListener(event, moved, { signal: watching.signal });
  }
  return () => watching.abort();
}
