import type { Rendering } from '../compiling/site-compiler';
import { type ContentPlace, isSamePlace, isWithin } from '../place';
import type { Origins } from './origins';

/** The page that is shown in a document, with what is known of where it is written. */
export interface ShownPage {
  readonly frame: Document;
  /** The element in which it is. */
  readonly root: Element;
  readonly origins: Origins;
  /** By mark. */
  places: ReadonlyMap<number, ContentPlace>;
  sections: Rendering['sections'];
}

/** Where on the page something is shown: the text itself, or the section that is written there; of the page itself, nowhere. */
export function whereShown(page: ShownPage, place: ContentPlace): Range | Element | undefined {
  const [whole] = page.sections.filter((each) => isWithin(each.place, place));
  if (whole !== undefined) {
    return (isSamePlace(whole.place, place) && page.frame.getElementById(whole.id)) || undefined;
  }
  for (const matches of [isSamePlace, isWithin]) {
    const shown = textOrElement(page, (found) => matches(found, place));
    if (shown !== undefined) return shown;
  }
  const section = page.sections.findLast((each) => isWithin(place, each.place));
  return (section && page.frame.getElementById(section.id)) ?? undefined;
}

/** The first visible text or, where there is none, element that is written at such a place. */
function textOrElement(
  { places, origins }: ShownPage,
  isWanted: (place: ContentPlace) => boolean,
): Range | Element | undefined {
  const { ofText, ofElement } = origins;
  const isIt = ({ id }: { readonly id: number }) => {
    const place = places.get(id);
    return place !== undefined && isWanted(place);
  };
  for (const text of origins.texts()) {
    const parts = ofText(text).filter(isIt);
    const [first] = parts;
    // With the facts in it, which are written elsewhere.
    const part = first && { start: first.start, end: parts.at(-1)?.end ?? first.end };
    if (part !== undefined && isVisible(text.parentElement)) return rangeOfPart(text, part);
  }
  return origins.elements().find((each) => ofElement(each).some(isIt) && isVisible(each));
}

/** A part of a text; all of it, where none is named. */
export function rangeOfPart(text: Text, part: { readonly start: number; readonly end: number } | undefined): Range {
  const range = text.ownerDocument.createRange();
  range.setStart(text, part?.start ?? 0);
  range.setEnd(text, Math.min(part?.end ?? text.length, text.length));
  return range;
}

/** The element of the section in which another one is. */
export function sectionElement({ frame, sections }: ShownPage, target: Element): Element | undefined {
  return sections
    .map(({ id }) => frame.getElementById(id))
    .find((section): section is HTMLElement => section?.contains(target) === true);
}

function isVisible(element: Element | null): boolean {
  return element?.checkVisibility() === true;
}
