import type { Rendering } from '../compiling/site-compiler';
import type { Picked } from '../content/picked';
import type { ContentPlace } from '../place';
import { refuseDrops } from '../window/refuse-drops';
import { pickAt, rangeAt, visibleElementAt } from './hit-test';
import { createMarkBox, type MarkBox } from './mark-box';
import { type MediaAddress, placeInStyle } from './media-in-page';
import { createOrigins } from './origins';
import { ROOT_ID } from './read-page';
import { redraw } from './redraw';
import { isInSight, type ShownPage, whereShown, whereWritten } from './shown-page';
import { createUncovering } from './uncover';

/** How a page is shown: to which visitor, where its media are, and whether only one element of it. */
interface ViewOptions {
  readonly visitor: 'home' | 'abroad';
  readonly mediaAddress: MediaAddress;
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
  readonly show: (rendering: Rendering, options: ViewOptions) => void;
  /** Shows the question that every page has for who has not answered it, or hides it. */
  readonly askConsent: (isAsked: boolean) => void;
  /** Shows where something is on the page, and brings it into sight. */
  readonly reveal: (place: ContentPlace | undefined) => void;
  /** Brings what is being written into sight, once it is drawn. */
  readonly follow: (written: ContentPlace | undefined) => void;
  readonly close: () => void;
}

/** Takes over the document of an iframe. */
export function createPageFrame(frame: Document, handlers: Handlers): PageFrame {
  const root = frame.createElement('div');
  root.id = ROOT_ID;
  const theme = frame.createElement('style');
  const hovered = createMarkBox(frame, 'studio-mark');
  const selected = createMarkBox(frame, 'studio-mark studio-mark--selected');
  frame.head.append(theme);
  frame.body.append(root, hovered.box, selected.box);
  const page: ShownPage = {
    frame,
    root,
    origins: createOrigins(root),
    places: new Map(),
    sections: [],
    clicked: undefined,
  };
  const uncover = createUncovering(page);
  let shown: Rendering | undefined;
  let revealed: ContentPlace | undefined;
  /** Whether what is to be seen is not drawn yet. */
  let isAwaited = false;
  let followed: ContentPlace | undefined;
  const ending = new AbortController();

  listenToPointer(page, handlers, hovered, ending.signal);
  frame.addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal: ending.signal });
  frame.addEventListener('keydown', (event) => passOn(event, frame), { signal: ending.signal });
  if (frame.defaultView !== null) refuseDrops(frame.defaultView, handlers.onDropped, ending.signal);
  // Also once fonts and pictures are there. What is pointed at then is something else.
  const resizing = new ResizeObserver(() => {
    hovered.show(undefined, '');
    selected.show(whereRevealed(), '');
  });
  resizing.observe(root);

  function whereRevealed(): Range | Element | undefined {
    return revealed && whereShown(page, revealed);
  }

  function followWritten(): void {
    if (followed === undefined) return;
    uncover(followed);
    const found = whereWritten(page, followed);
    if (found === undefined) return;
    followed = undefined;
    if (!isInSight(found)) bringIntoSight(found);
  }

  return {
    show: (rendering, options) => {
      describe(frame, rendering, options.visitor);
      const style = placeInStyle(rendering.theme, options.mediaAddress);
      if (theme.textContent !== style) theme.textContent = style;
      redraw(page, rendering, { shown, mediaAddress: options.mediaAddress, only: options.only });
      if (shown?.view.page !== rendering.view.page) frame.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
      shown = rendering;
      page.places = new Map(rendering.origins);
      page.sections = rendering.sections;
      hovered.show(undefined, '');
      if (isAwaited) uncover(revealed);
      const found = whereRevealed();
      if (isAwaited && found !== undefined) bringIntoSight(found);
      isAwaited &&= found === undefined;
      selected.show(found, '');
      followWritten();
    },
    askConsent: (isAsked) => {
      frame.documentElement.toggleAttribute('data-asks-consent', isAsked);
    },
    reveal: (place) => {
      revealed = place;
      uncover(place);
      const found = whereRevealed();
      isAwaited = place !== undefined && found === undefined;
      if (found !== undefined) bringIntoSight(found);
      selected.show(found, '');
    },
    follow: (written) => {
      followed = written;
    },
    close: () => {
      ending.abort();
      resizing.disconnect();
      theme.remove();
      for (const each of [root, hovered.box, selected.box]) each.remove();
    },
  };
}

/** Reports what is pointed at, and what is clicked. */
function listenToPointer(page: ShownPage, handlers: Handlers, hovered: MarkBox, signal: AbortSignal): void {
  const { frame } = page;
  const options = { capture: true, signal };
  const leave = () => hovered.show(undefined, '');
  frame.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const target = visibleElementAt(page, event);
      if (target === undefined) return;
      page.clicked = target;
      const picked = pickAt(page, target, event);
      if ((event.ctrlKey || event.metaKey) && picked.href !== undefined) handlers.onFollow(picked.href);
      else handlers.onPick(picked);
      toggleDetails(target);
    },
    options,
  );
  frame.addEventListener(
    'pointermove',
    (event) => {
      const target = visibleElementAt(page, event);
      const found = target && rangeAt(page, target, event);
      const picked = target && pickAt(page, target, event);
      hovered.show(found, picked === undefined ? '' : handlers.labelOf(picked));
    },
    options,
  );
  frame.addEventListener('pointerleave', leave, options);
  frame.documentElement.addEventListener('pointerleave', leave, { signal });
}

/** What is pressed in the page is pressed in the Studio, too: it undoes and saves, and the browser saves no page. */
function passOn(event: KeyboardEvent, { defaultView }: Document): void {
  const again = new KeyboardEvent(event.type, event);
  if (defaultView?.frameElement?.dispatchEvent(again) === false) event.preventDefault();
}

/** What the document says of itself. What is as it was is left alone. */
function describe(frame: Document, { lang, dir, title }: Rendering, visitor: ViewOptions['visitor']): void {
  const { documentElement } = frame;
  if (documentElement.lang !== lang) documentElement.lang = lang;
  if (documentElement.dir !== dir) documentElement.dir = dir;
  if (documentElement.dataset.visitorFrom !== visitor) documentElement.dataset.visitorFrom = visitor;
  if (frame.title !== title) frame.title = title;
}

function toggleDetails(target: Element): void {
  target.closest('summary')?.closest('details')?.toggleAttribute('open');
}

function bringIntoSight(found: Range | Element): void {
  const element = 'scrollIntoView' in found ? found : found.startContainer.parentElement;
  if (!element) return;
  // Of what is higher than the window, the beginning.
  const isHigh = element.getBoundingClientRect().height > (element.ownerDocument.defaultView?.innerHeight ?? 0);
  element.scrollIntoView({ block: isHigh ? 'start' : 'nearest', behavior: 'instant' });
}
