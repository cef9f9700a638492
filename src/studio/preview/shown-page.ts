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
  /** What was clicked last. */
  clicked: Element | undefined;
}

/** Where on the page something is shown: the text itself, or the section that is written there; of the page itself, nowhere. */
export function whereShown(page: ShownPage, place: ContentPlace): Range | Element | undefined {
  const [whole] = page.sections.filter((each) => isWithin(each.place, place));
  if (whole !== undefined) {
    return (isSamePlace(whole.place, place) && page.frame.getElementById(whole.id)) || undefined;
  }
  const shown = whereWritten(page, place);
  if (shown !== undefined) return shown;
  const section = page.sections.findLast((each) => isWithin(place, each.place));
  return (section && page.frame.getElementById(section.id)) ?? undefined;
}

/** Where on the page the text itself is shown that is written at a place, or else one that is written in it. */
export function whereWritten(page: ShownPage, place: ContentPlace): Range | Element | undefined {
  return (
    textOrElement(page, (found) => isSamePlace(found, place)) ?? textOrElement(page, (found) => isWithin(found, place))
  );
}

/** All that holds a text that is written at a place, seen or not. */
export function holdersOf({ places, origins }: ShownPage, place: ContentPlace): readonly Element[] {
  const { ofText, ofElement } = origins;
  const isIt = ({ id }: { readonly id: number }) => {
    const found = places.get(id);
    return found !== undefined && isWithin(found, place);
  };
  const texts = origins.texts().filter((text) => ofText(text).some(isIt));
  const elements = origins.elements().filter((element) => ofElement(element).some(isIt));
  return [...texts.flatMap(({ parentElement }) => parentElement ?? []), ...elements];
}

/** A visible text or, where there is none, element that is written at such a place. */
function textOrElement(page: ShownPage, isWanted: (place: ContentPlace) => boolean): Range | Element | undefined {
  const { places, origins } = page;
  const { ofText, ofElement } = origins;
  const isIt = ({ id }: { readonly id: number }) => {
    const place = places.get(id);
    return place !== undefined && isWanted(place);
  };
  const texts = origins.texts().flatMap((text) => {
    const parts = ofText(text).filter(isIt);
    const [first] = parts;
    // With the facts in it, which are written elsewhere.
    const part = first && { start: first.start, end: parts.at(-1)?.end ?? first.end };
    return part !== undefined && isVisible(text.parentElement) ? [rangeOfPart(text, part)] : [];
  });
  const elements = () => origins.elements().filter((each) => ofElement(each).some(isIt) && isVisible(each));
  return likeliest(page, texts) ?? likeliest(page, elements());
}

/** Of what is shown at several places of the page, such as a price, that which was clicked, or else what is in sight. */
function likeliest({ clicked }: ShownPage, shown: readonly (Range | Element)[]): Range | Element | undefined {
  const isClicked = (each: Range | Element) => clicked?.contains(nodeOf(each)) === true;
  return shown.find(isClicked) ?? shown.find(isInSight) ?? shown[0];
}

function nodeOf(shown: Range | Element): Node {
  return 'startContainer' in shown ? shown.startContainer : shown;
}

/** Whether some of it is in the part of the page that is seen. */
export function isInSight(shown: Range | Element): boolean {
  const { top, bottom } = shown.getBoundingClientRect();
  return bottom > 0 && top < (nodeOf(shown).ownerDocument?.defaultView?.innerHeight ?? 0);
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

export function isVisible(element: Element | null): boolean {
  return element?.checkVisibility() === true;
}
