import { takeOverPageTags } from '../page-tags';

/**
 * Shows another language's document at the address of this one, without a paint in between: the page stays hidden
 * until the other document is there, which takes over the content, the data and the head. If it cannot be had, the
 * page is shown as it came.
 */
export function swapDocumentLanguage(address: string): void {
  const { documentElement } = document;
  documentElement.dataset.swapping = '';
  Promise.all([documentAt(address), parsed()])
    .then(([source]) => showInstead(source))
    .catch((error: unknown) => console.warn('Language not changed', error))
    .finally(() => {
      delete documentElement.dataset.swapping;
      document.dispatchEvent(new Event('language:settled'));
    });
}

/** Read by the browser itself: of a text it would want to know who vouches for it. */
function documentAt(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onloadend = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML !== null) resolve(responseXML);
      else reject(new Error(`${address} answered ${status}`));
    };
    request.send();
  });
}

function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

function showInstead({ documentElement, title, head, body }: Document): void {
  document.documentElement.lang = documentElement.lang;
  document.documentElement.dir = documentElement.dir;
  document.title = title;
  takeOverPageTags(head);
  // As a whole, its data too: changing the text of an element for scripts would take a type that vouches for it.
  document.body.replaceWith(body);
}
