import morphdom from 'morphdom';
import type { Rendering } from '../compiling/site-compiler';
import { changedSections } from './changed-sections';
import { type MediaAddress, placeMedia } from './media-in-page';
import { type ReadMarkup, readElement, readPage } from './read-page';
import type { ShownPage } from './shown-page';

interface Drawing {
  /** What is shown now, if anything is. */
  readonly shown: Rendering | undefined;
  readonly mediaAddress: MediaAddress;
  /** The id of the only element that is shown. */
  readonly only: string | undefined;
}

/** Makes of the page that is shown what it is to be: only in the sections that have changed, where it has not changed elsewhere. */
export function redraw(page: ShownPage, rendering: Rendering, { shown, mediaAddress, only }: Drawing): void {
  if (shown !== undefined && redrawSections(page, shown, rendering, mediaAddress)) placeMedia(page.root, mediaAddress);
  else put(page, page.root, readPage(rendering, only), mediaAddress);
}

/** Whether that is enough: most of a page stays while somebody types. */
function redrawSections(page: ShownPage, shown: Rendering, rendering: Rendering, mediaAddress: MediaAddress): boolean {
  const read = changedSections(shown, rendering)?.map((section) => ({
    element: page.frame.getElementById(section.id),
    next: readElement(section),
  }));
  if (read === undefined || read.some(({ element, next }) => element === null || next === undefined)) return false;
  for (const { element, next } of read)
    if (element !== null && next !== undefined) put(page, element, next, mediaAddress);
  return true;
}

function put({ origins }: ShownPage, element: Element, { next, list }: ReadMarkup, mediaAddress: MediaAddress): void {
  placeMedia(next, mediaAddress);
  morphdom(element, next, { onBeforeElUpdated: keepState });
  origins.place(element, list);
}

/** What the person has opened stays open. */
function keepState(from: Element, to: Element): boolean {
  if (from.isEqualNode(to)) return false;
  if (['DETAILS', 'DIALOG'].includes(from.tagName)) to.toggleAttribute('open', from.hasAttribute('open'));
  return true;
}
