import type { Rendering } from '../compiling/site-compiler';
import { carryOrigins, type OriginList, takeOutMarks } from './origins';

/** An element as it is to be shown, without marks, and what they said. */
export interface ReadMarkup {
  readonly next: Element;
  readonly list: OriginList;
}

/** What somebody sees who looks at a page, or at one of its elements: as text, with marks and, if it is another one, without. */
export type DrawnMarkup = Pick<Rendering, 'markup' | 'published'>;

/** All of a page, or one element of it, in an element for it. Nothing of it is loaded yet. */
export function readPage(drawn: DrawnMarkup, only: string | undefined): ReadMarkup {
  return readMarkup(drawn, (root) => {
    const alone = only === undefined ? null : root.querySelector(`[id="${CSS.escape(only)}"]`);
    if (alone !== null) root.replaceChildren(alone);
    return root;
  });
}

/** A single element; nothing if it is something else. */
export function readElement(drawn: DrawnMarkup): ReadMarkup | undefined {
  const read = readMarkup(drawn, (root) => (root.childNodes.length === 1 && root.firstElementChild) || root);
  return read.next.id === ROOT_ID ? undefined : read;
}

/** The id of the element for a page. */
export const ROOT_ID = 'root';

function readMarkup({ markup, published }: DrawnMarkup, choose: (root: Element) => Element): ReadMarkup {
  const inert = document.implementation.createHTMLDocument();
  const read = (text: string) => {
    const root = inert.createElement('div');
    root.id = ROOT_ID;
    root.innerHTML = text;
    return choose(root);
  };
  const marked = read(markup);
  const list = takeOutMarks(marked);
  if (published === undefined) return { next: marked, list };
  const next = read(published);
  return { next, list: carryOrigins(marked, list, next) };
}
