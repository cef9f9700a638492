import morphdom from 'morphdom';
import type { MarkedPart } from '../compiling/marks';
import type { Rendering } from '../compiling/site-compiler';
import { type ContentPlace, isSamePlace, isWithin } from '../place';
import { refuseDrops } from '../refuse-drops';
import { caretAt, isAt, isOpaque, isUnder, ownTexts, type Point, showsSomething } from './at-point';
import { changedSections } from './changed-sections';
import { createMarkBox } from './mark-box';
import { createOrigins } from './origins';
import { type ReadMarkup, ROOT_ID, readElement, readPage } from './read-page';

/** What somebody has pointed at. */
export interface Picked {
  /** Where it is written, where that is known. */
  readonly place: ContentPlace | undefined;
  /** The section in which it stands; nothing around the sections. */
  readonly section: ContentPlace | undefined;
  /** Where the nearest thing is written of which that is known: what it belongs to. */
  readonly near: ContentPlace | undefined;
  /** What it says; a drawing says nothing that is written. */
  readonly text: string;
  readonly isPicture: boolean;
  /** The path of the picture below media/, if it is one. */
  readonly media: string | undefined;
  /** Where the link leads in which it stands. */
  readonly href: string | undefined;
}

/** What the page is told of the person who looks at it. */
export interface Looking {
  readonly visitor: 'home' | 'abroad';
  /** The address at which a media file is to be had that the server does not have yet. */
  readonly mediaAddress: (path: string) => string | undefined;
  /** The id of the only element that is shown. */
  readonly only?: string | undefined;
}

interface Handlers {
  readonly onPick: (picked: Picked) => void;
  /** Somebody wants to go where a link leads. */
  readonly onFollow: (href: string) => void;
  /** A file was dropped on the page. */
  readonly onDropped: () => void;
  /** What is said of something beside it. */
  readonly labelOf: (picked: Picked) => string;
}

/** A page in a document of its own, in which everything can be pointed at. */
export interface PageFrame {
  readonly show: (rendering: Rendering, looking: Looking) => void;
  /** Shows where something is on the page, and brings it into sight. */
  readonly reveal: (place: ContentPlace | undefined) => void;
  readonly close: () => void;
}

const MEDIA = '/media/';

/** Takes over the document of an iframe. */
export function createPageFrame(frame: Document, handlers: Handlers): PageFrame {
  const root = frame.createElement('div');
  root.id = ROOT_ID;
  const theme = frame.createElement('style');
  const hovered = createMarkBox(frame, 'studio-mark');
  const selected = createMarkBox(frame, 'studio-mark studio-mark--selected');
  frame.head.append(theme);
  frame.body.append(root, hovered.box, selected.box);
  const origins = createOrigins(root);
  let places = new Map<number, ContentPlace>();
  let sections: Rendering['sections'] = [];
  let shown: Rendering | undefined;
  let revealed: ContentPlace | undefined;
  /** Whether what is to be seen is not drawn yet. */
  let isAwaited = false;
  const ending = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    frame.addEventListener(name, listener, { capture: true, signal: ending.signal });

  listen('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    const target = pointedAt(event);
    if (target === undefined) return;
    const picked = pickedAt(target, event);
    if ((event.ctrlKey || event.metaKey) && picked.href !== undefined) handlers.onFollow(picked.href);
    else handlers.onPick(picked);
    toggleDetails(target);
  });
  listen('submit', (event) => event.preventDefault());
  if (frame.defaultView !== null) refuseDrops(frame.defaultView, handlers.onDropped, ending.signal);
  listen('pointermove', (event) => {
    const target = pointedAt(event);
    const found = target && rangeAt(target, event);
    const picked = target && pickedAt(target, event);
    hovered.show(found, picked === undefined ? '' : handlers.labelOf(picked));
  });
  listen('pointerleave', () => hovered.show(undefined, ''));
  frame.documentElement.addEventListener('pointerleave', () => hovered.show(undefined, ''), { signal: ending.signal });
  frame.defaultView?.addEventListener('resize', () => selected.show(rangeOf(revealed), ''), { signal: ending.signal });

  /** What is seen at a point: a link may lie over all of a card, and what holds texts over a picture. */
  function pointedAt(event: MouseEvent): Element | undefined {
    const target = elementOf(event.target);
    if (target === undefined || showsSomething(target, event)) return target;
    const card = target.closest<HTMLElement>('a, button')?.offsetParent ?? sectionElement(target);
    for (const each of frame.elementsFromPoint(event.clientX, event.clientY)) {
      if (each === card || card?.contains(each) !== true) break;
      if (showsSomething(each, event)) return each;
      if (isOpaque(each)) break;
    }
    return target;
  }

  function pickedAt(target: Element, point: Point): Picked {
    const section = sections.find(({ id }) => frame.getElementById(id)?.contains(target) === true)?.place;
    const link = target.closest('a[href]');
    const image = target.closest('img')?.getAttribute('src') ?? undefined;
    const isPicture = target.closest('img, svg') !== null;
    return {
      place: placeAt(target, point),
      section,
      near: nearestPlace(target),
      text: isPicture ? '' : (textAt(target, point)?.data ?? '').trim(),
      isPicture,
      media: image === undefined ? undefined : mediaOf(image),
      href: link?.getAttribute('href') ?? undefined,
    };
  }

  function placeAt(target: Element, point: Point): ContentPlace | undefined {
    const text = textAt(target, point);
    const part = text === undefined ? undefined : partAt(text, point);
    const inAttributes = origins.ofElement(target)[0];
    const id = part?.id ?? inAttributes?.id ?? (text === undefined ? firstWithin(target) : undefined);
    return id === undefined ? undefined : places.get(id);
  }

  function partAt(text: Text, point: Point): MarkedPart | undefined {
    const parts = origins.ofText(text);
    return parts.find((part) => isAt(rangeOfPart(text, part), point)) ?? parts.at(-1);
  }

  /** Of what stands closest around: with it, in the same item, in the same section. */
  function nearestPlace(target: Element): ContentPlace | undefined {
    const { ofText, ofElement } = origins;
    const [texts, elements] = [origins.texts(), origins.elements()];
    for (let around: Element | null = target; around !== null && root.contains(around); around = around.parentElement) {
      const text = texts.find((node) => around?.contains(node));
      const element = elements.find((each) => around?.contains(each));
      const [part] = text === undefined ? (element === undefined ? [] : ofElement(element)) : ofText(text);
      if (part !== undefined) return places.get(part.id);
      if (sections.some(({ id }) => id === around?.id)) return undefined;
    }
    return undefined;
  }

  /** Of a link or a button, all of it is its text. */
  function firstWithin(target: Element): number | undefined {
    const holder = target.closest('a, button, summary, svg[aria-label], [role="img"]');
    if (holder === null) return undefined;
    const { ofText, ofElement } = origins;
    const text = origins.texts().find((node) => holder.contains(node));
    return (text === undefined ? ofElement(holder) : ofText(text))[0]?.id;
  }

  function textAt(target: Element, point: Point): Text | undefined {
    const node = caretAt(frame, point);
    if (node !== undefined && target.contains(node) && isUnder(node, point)) return node;
    return ownTexts(target).find((each) => isUnder(each, point));
  }

  function rangeAt(target: Element, point: Point): Range | Element | undefined {
    const text = textAt(target, point);
    if (text !== undefined && origins.ofText(text).length > 0) {
      return rangeOfPart(text, partAt(text, point));
    }
    return target.closest('img, svg') ?? target.closest('a, button, summary') ?? sectionElement(target);
  }

  function sectionElement(target: Element): Element | undefined {
    return sections
      .map(({ id }) => frame.getElementById(id))
      .find((section): section is HTMLElement => section?.contains(target) === true);
  }

  function rangeOfPart(text: Text, part: { readonly start: number; readonly end: number } | undefined): Range {
    const range = frame.createRange();
    range.setStart(text, part?.start ?? 0);
    range.setEnd(text, Math.min(part?.end ?? text.length, text.length));
    return range;
  }

  /** Where on the page something is shown: the text itself, or the section that is written there. */
  function rangeOf(place: ContentPlace | undefined): Range | Element | undefined {
    if (place === undefined) return undefined;
    const { ofText, ofElement } = origins;
    for (const matches of [isSamePlace, isWithin]) {
      const isIt = ({ id }: { readonly id: number }) => {
        const found = places.get(id);
        return found !== undefined && matches(found, place);
      };
      for (const text of origins.texts()) {
        const part = ofText(text).find(isIt);
        if (part !== undefined && isVisible(text.parentElement)) return rangeOfPart(text, part);
      }
      const shown = origins.elements().find((each) => ofElement(each).some(isIt) && isVisible(each));
      if (shown !== undefined) return shown;
    }
    const section = sections.findLast((each) => isWithin(place, each.place));
    return (section && frame.getElementById(section.id)) ?? undefined;
  }

  /** Only the sections in which the page has changed, where it has not changed elsewhere: most of it stays while somebody types. */
  function showSections(rendering: Rendering, mediaAddress: Looking['mediaAddress']): boolean {
    const changed = shown && changedSections(shown, rendering);
    const read = changed?.map((section) => ({ element: frame.getElementById(section.id), next: readElement(section) }));
    if (read === undefined || read.some(({ element, next }) => element === null || next === undefined)) return false;
    for (const { element, next } of read) if (element !== null && next !== undefined) put(element, next, mediaAddress);
    placeMedia(root, mediaAddress);
    return true;
  }

  function put(element: Element, { next, list }: ReadMarkup, mediaAddress: Looking['mediaAddress']): void {
    placeMedia(next, mediaAddress);
    morphdom(element, next, { onBeforeElUpdated: keepState });
    origins.place(element, list);
  }

  return {
    show: (rendering, { visitor, mediaAddress, only }) => {
      const { documentElement } = frame;
      if (documentElement.lang !== rendering.lang) documentElement.lang = rendering.lang;
      if (documentElement.dir !== rendering.dir) documentElement.dir = rendering.dir;
      if (documentElement.dataset.visitorFrom !== visitor) documentElement.dataset.visitorFrom = visitor;
      if (frame.title !== rendering.title) frame.title = rendering.title;
      if (theme.textContent !== rendering.theme) theme.textContent = rendering.theme;
      if (!showSections(rendering, mediaAddress)) put(root, readPage(rendering, only), mediaAddress);
      if (shown?.view.page !== rendering.view.page) frame.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
      shown = rendering;
      places = new Map(rendering.origins);
      sections = rendering.sections;
      hovered.show(undefined, '');
      const found = rangeOf(revealed);
      if (isAwaited && found !== undefined) bringIntoSight(found);
      isAwaited &&= found === undefined;
      selected.show(found, '');
    },
    reveal: (place) => {
      revealed = place;
      const found = rangeOf(place);
      isAwaited = found === undefined;
      if (found !== undefined) bringIntoSight(found);
      selected.show(found, '');
    },
    close: () => {
      ending.abort();
      theme.remove();
      for (const each of [root, hovered.box, selected.box]) each.remove();
    },
  };
}

/** Gives pictures the addresses at which they are to be had now. */
function placeMedia(element: Element, mediaAddress: Looking['mediaAddress']): void {
  for (const image of element.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    const path = image.dataset.media ?? mediaOf(address);
    if (path === undefined) continue;
    const now = mediaAddress(path) ?? `${MEDIA}${encodeURI(path)}`;
    if (now !== address) image.setAttribute('src', now);
    image.dataset.media = path;
  }
}

/** What the person has opened stays open. */
function keepState(from: Element, to: Element): boolean {
  if (from.isEqualNode(to)) return false;
  if (from.tagName === 'DETAILS') to.toggleAttribute('open', from.hasAttribute('open'));
  return true;
}

function toggleDetails(target: Element): void {
  target.closest('summary')?.closest('details')?.toggleAttribute('open');
}

function isVisible(element: Element | null): boolean {
  return element?.checkVisibility() === true;
}

function bringIntoSight(found: Range | Element): void {
  const element = 'scrollIntoView' in found ? found : found.startContainer.parentElement;
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** The path below media/ of a picture's address. */
function mediaOf(address: string): string | undefined {
  return address.startsWith(MEDIA) ? decodeURI(address.slice(MEDIA.length)) : undefined;
}

/** An element of another document is none of this window's `Element`. */
function elementOf(target: EventTarget | null): Element | undefined {
  return target !== null && 'closest' in target ? (target as Element) : undefined;
}
