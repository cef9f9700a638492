import { ownDocument } from '../trusted-types';

/**
 * Shows another language's document at the address of this one, without a paint in between: the page stays hidden
 * until the other document is there, which takes over the content, the data and the head. If it cannot be had, the
 * page is shown as it came.
 */
export function swapDocumentLanguage(address: string): void {
  const { documentElement } = document;
  documentElement.dataset.swapping = '';
  const other = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return new DOMParser().parseFromString(ownDocument(await response.text()), 'text/html');
  });
  Promise.all([other, parsed()])
    .then(([source]) => takeOver(source))
    .catch((error: unknown) => console.warn('The page stays in its own language', error))
    .finally(() => {
      delete documentElement.dataset.swapping;
      document.dispatchEvent(new Event('language:settled'));
    });
}

/** Resolves when the document has its language: at once, unless another one is being fetched. */
export function languageSettled(): Promise<void> {
  if (document.documentElement.dataset.swapping === undefined) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('language:settled', () => resolve(), { once: true }));
}

function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

function takeOver(source: Document): void {
  document.documentElement.lang = source.documentElement.lang;
  document.title = source.title;
  // The data as a whole: changing the text of an element for scripts would take a type that vouches for it.
  for (const id of ['root', 'page-data']) {
    const replacement = source.getElementById(id);
    if (replacement !== null) document.getElementById(id)?.replaceWith(replacement);
  }
  for (const selector of ['meta[name="description"]', 'link[rel="canonical"]']) {
    const replacement = source.head.querySelector(selector);
    if (replacement !== null) document.head.querySelector(selector)?.replaceWith(replacement);
  }
}
