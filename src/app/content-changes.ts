/** Tells when the live preview has compiled changed content (scripts/preview/browser.ts); never in production. */
export function onContentChange(listener: () => void): () => void {
  if (!import.meta.env.DEV) return () => undefined;
  const takeOver = (event: Event) => {
    event.preventDefault();
    listener();
  };
  document.addEventListener('site:change', takeOver);
  return () => document.removeEventListener('site:change', takeOver);
}
