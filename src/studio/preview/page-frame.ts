import morphdom from 'morphdom';
import type { Rendering } from '../compiling/site-compiler';
import { type ContentPlace, isSamePlace, isWithin } from '../place';
import { carryOrigins, type OriginList, type Origins, placeOrigins, takeOutMarks } from './origins';

/** What somebody has pointed at. */
export interface Picked {
  /** Where it is written, where that is known. */
  readonly place: ContentPlace | undefined;
  /** The section in which it stands; nothing around the sections. */
  readonly section: ContentPlace | undefined;
  /** What it says. */
  readonly text: string;
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
  const root = element(frame, 'div');
  root.id = 'root';
  const theme = frame.createElement('style');
  const hovered = mark(frame, 'studio-mark');
  const selected = mark(frame, 'studio-mark studio-mark--selected');
  frame.head.append(theme);
  frame.body.append(root, hovered.box, selected.box);
  let origins: Origins | undefined;
  let places = new Map<number, ContentPlace>();
  let sections: Rendering['sections'] = [];
  let revealed: ContentPlace | undefined;
  const ending = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    frame.addEventListener(name, listener, { capture: true, signal: ending.signal });

  listen('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    const target = elementOf(event.target);
    if (target === undefined) return;
    const picked = pickedAt(target, event);
    if ((event.ctrlKey || event.metaKey) && picked.href !== undefined) handlers.onFollow(picked.href);
    else handlers.onPick(picked);
    toggleDetails(target);
  });
  listen('submit', (event) => event.preventDefault());
  listen('pointermove', (event) => {
    const target = elementOf(event.target);
    const found = target && rangeAt(target, event);
    const picked = target && pickedAt(target, event);
    hovered.show(found, picked === undefined ? '' : handlers.labelOf(picked));
  });
  listen('pointerleave', () => hovered.show(undefined, ''));
  frame.documentElement.addEventListener('pointerleave', () => hovered.show(undefined, ''), { signal: ending.signal });
  frame.defaultView?.addEventListener('resize', () => selected.show(rangeOf(revealed), ''), { signal: ending.signal });

  function pickedAt(target: Element, point: Point): Picked {
    const section = sections.find(({ id }) => frame.getElementById(id)?.contains(target) === true)?.place;
    const link = target.closest('a[href]');
    const image = target.closest('img')?.getAttribute('src') ?? undefined;
    return {
      place: placeAt(target, point),
      section,
      text: (textAt(target, point)?.data ?? target.textContent ?? '').trim(),
      media: image === undefined ? undefined : mediaOf(image),
      href: link?.getAttribute('href') ?? undefined,
    };
  }

  function placeAt(target: Element, point: Point): ContentPlace | undefined {
    if (origins === undefined) return undefined;
    const at = caretAt(frame, point);
    const text = textAt(target, point);
    const parts = text === undefined ? [] : origins.ofText(text);
    const part = parts.find(({ end }) => (at?.offset ?? 0) < end) ?? parts.at(-1);
    const inAttributes = origins.ofElement(target)[0];
    const id = part?.id ?? inAttributes?.id ?? firstWithin(target);
    return id === undefined ? undefined : places.get(id);
  }

  /** Of a link or a button, all of it is its text. */
  function firstWithin(target: Element): number | undefined {
    const holder = target.closest('a, button, summary, svg[aria-label], [role="img"]');
    if (holder === null || origins === undefined) return undefined;
    const { ofText, ofElement, texts } = origins;
    const text = texts.find((node) => holder.contains(node));
    return (text === undefined ? ofElement(holder) : ofText(text))[0]?.id;
  }

  function textAt(target: Element, point: Point): Text | undefined {
    const node = caretAt(frame, point)?.node;
    return node !== undefined && target.contains(node) && isUnder(node, point) ? node : undefined;
  }

  function rangeAt(target: Element, point: Point): Range | Element | undefined {
    const text = textAt(target, point);
    if (text !== undefined && (origins?.ofText(text).length ?? 0) > 0) {
      const offset = caretAt(frame, point)?.offset ?? 0;
      const parts = origins?.ofText(text) ?? [];
      return rangeOfPart(text, parts.find(({ end }) => offset < end) ?? parts.at(-1));
    }
    return target.closest('img, a, button, summary') ?? sectionElement(target);
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
    if (place === undefined || origins === undefined) return undefined;
    const { ofText, ofElement } = origins;
    for (const matches of [isSamePlace, isWithin]) {
      const isIt = ({ id }: { readonly id: number }) => {
        const found = places.get(id);
        return found !== undefined && matches(found, place);
      };
      for (const text of origins.texts) {
        const part = ofText(text).find(isIt);
        if (part !== undefined && isVisible(text.parentElement)) return rangeOfPart(text, part);
      }
      const shown = origins.elements.find((each) => ofElement(each).some(isIt) && isVisible(each));
      if (shown !== undefined) return shown;
    }
    const section = sections.findLast((each) => isWithin(place, each.place));
    return (section && frame.getElementById(section.id)) ?? undefined;
  }

  return {
    show: (rendering, { visitor, mediaAddress, only }) => {
      const { next, list } = readPage(frame, rendering, only);
      for (const image of next.querySelectorAll('img')) {
        const path = mediaOf(image.getAttribute('src') ?? '');
        const address = path === undefined ? undefined : mediaAddress(path);
        if (address !== undefined) image.setAttribute('src', address);
        if (path !== undefined) image.dataset.media = path;
      }
      frame.documentElement.lang = rendering.lang;
      frame.documentElement.dataset.visitorFrom = visitor;
      frame.title = rendering.title;
      if (theme.textContent !== rendering.theme) theme.textContent = rendering.theme;
      morphdom(root, next, { onBeforeElUpdated: keepState });
      origins = placeOrigins(root, list);
      places = new Map(rendering.origins);
      sections = rendering.sections;
      hovered.show(undefined, '');
      selected.show(rangeOf(revealed), '');
    },
    reveal: (place) => {
      revealed = place;
      const found = rangeOf(place);
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

/** The page without marks, and what they said. */
function readPage(
  frame: Document,
  { markup, published }: Rendering,
  only: string | undefined,
): { next: HTMLElement; list: OriginList } {
  const marked = rootWith(frame, markup, only);
  const list = takeOutMarks(marked);
  if (published === undefined) return { next: marked, list };
  const next = rootWith(frame, published, only);
  return { next, list: carryOrigins(marked, list, next) };
}

function rootWith(frame: Document, markup: string, only: string | undefined): HTMLElement {
  const root = element(frame, 'div');
  root.id = 'root';
  root.innerHTML = markup;
  const alone = only === undefined ? null : root.querySelector(`[id="${CSS.escape(only)}"]`);
  if (alone !== null) root.replaceChildren(alone);
  return root;
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

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

function caretAt(frame: Document, { clientX, clientY }: Point): { node: Text; offset: number } | undefined {
  const caret = frame.caretPositionFromPoint?.(clientX, clientY);
  if (caret !== undefined && caret !== null) return textCaret(caret.offsetNode, caret.offset);
  const range = frame.caretRangeFromPoint?.(clientX, clientY);
  return range === undefined || range === null ? undefined : textCaret(range.startContainer, range.startOffset);
}

function textCaret(node: Node, offset: number): { node: Text; offset: number } | undefined {
  return node.nodeType === Node.TEXT_NODE ? { node: node as Text, offset } : undefined;
}

/** The caret is at the nearest text, which may be far from the point. */
function isUnder(text: Text, { clientX, clientY }: Point): boolean {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );
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

function element(frame: Document, name: 'div' | 'span'): HTMLElement {
  return frame.createElement(name);
}

interface Mark {
  readonly box: HTMLElement;
  readonly show: (around: Range | Element | undefined, label: string) => void;
}

function mark(frame: Document, className: string): Mark {
  const box = element(frame, 'div');
  const label = element(frame, 'span');
  box.className = className;
  label.className = 'studio-mark__label';
  box.hidden = true;
  box.setAttribute('aria-hidden', 'true');
  box.append(label);
  return {
    box,
    show: (around, text) => {
      box.hidden = around === undefined;
      if (around === undefined) return;
      const { left, top, width, height } = around.getBoundingClientRect();
      const { scrollX = 0, scrollY = 0 } = frame.defaultView ?? {};
      Object.assign(box.style, {
        left: `${left + scrollX}px`,
        top: `${top + scrollY}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      box.classList.toggle('studio-mark--top', top < 40);
      label.textContent = text;
      label.hidden = text === '';
    },
  };
}
