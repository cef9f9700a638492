/** Resolves when the document has its language: at once, unless another one is being fetched. */
export function languageSettled(): Promise<void> {
  if (document.documentElement.dataset.swapping === undefined) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('language:settled', () => resolve(), { once: true }));
}
