/** The path for which the document was sent: an entry of the history may have led elsewhere since. */
export function openedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href).pathname;
}
