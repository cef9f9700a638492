/** Tells when the development server has compiled changed content; never in production. */
export function onContentChange(listener: () => void): () => void {
  const { hot } = import.meta;
  if (hot === undefined) return () => undefined;
  hot.on('site:change', listener);
  return () => hot.off('site:change', listener);
}
