import { type ContentPlace, isSamePlace } from '../place';
import type { StudioState } from '../state';
import type { Studio } from '../studio';

/** What the browser keeps of each step of what was looked at, beside the page, which stands in the address. */
interface Step {
  readonly thing: ContentPlace | undefined;
}

/** So that the browser's button leads back to the form and the page before, and a reload to those that there are. */
export function followHistory(studio: Pick<Studio, 'store' | 'look' | 'open'>): () => void {
  const show = () => {
    const page = pageInAddress();
    const { view, compilation, session } = studio.store.get();
    const isOther = page !== view.page;
    if (isOther && !compilation?.pages.some(({ id }) => id === page)) return;
    if (isOther) studio.look({ page });
    const thing = thingInHistory();
    if (thing !== undefined && session.files.has(thing.file)) studio.open(thing);
  };
  show();
  addEventListener('popstate', show);
  const stop = studio.store.subscribe(() => note(studio.store.get()));
  return () => {
    removeEventListener('popstate', show);
    stop();
  };
}

function note({ view: { page }, selection }: StudioState): void {
  const before = thingInHistory();
  const thing = selection?.thing;
  const isSamePage = page === pageInAddress();
  const isSameThing = thing !== undefined && before !== undefined && isSamePlace(thing, before);
  if (isSamePage && (thing === undefined || isSameThing)) return;
  const step: Step = { thing };
  const address = `#${encodeURIComponent(page)}`;
  // What is first chosen of a page is no step away from it, and neither is the page that shows what is chosen.
  if (isSameThing || (isSamePage && before === undefined)) history.replaceState(step, '', address);
  else history.pushState(step, '', address);
}

function thingInHistory(): ContentPlace | undefined {
  return (history.state as Step | null)?.thing;
}

export function pageInAddress(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written) || 'home';
  } catch {
    // Somebody has typed it.
    return written;
  }
}
