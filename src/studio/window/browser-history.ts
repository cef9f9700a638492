import { withoutEscapes } from '../../shared/without-escapes';
import { type ContentPlace, isSamePlace } from '../place';
import { isForm, type Panel, type StudioState } from '../state';
import type { Studio } from '../studio';

/** What the browser keeps of each step of what was looked at, beside the page, which stands in the address. */
interface Step {
  readonly thing?: ContentPlace | undefined;
  /** What is opened in the place of the form. */
  readonly panel?: Panel | undefined;
}

/**
 * So that the browser's button leads back to the form and the page before, and to the form from what is opened in its
 * place; and a reload to the form and the page that there are.
 */
export function followHistory(studio: Pick<Studio, 'store' | 'look' | 'open' | 'showPanel'>): () => void {
  const { store } = studio;
  /** Whether the browser is on its way back to the form from what was opened in its place. */
  let isLeaving = false;
  let isShowing = false;
  const show = () => {
    const page = pageInAddress();
    const { view, compilation, session } = store.get();
    const isOther = page !== view.page;
    if (isOther && !compilation?.pages.some(({ id }) => id === page)) return;
    if (isOther) studio.look({ page });
    const { thing } = stepInHistory();
    studio.open(thing !== undefined && session.files.has(thing.file) ? thing : undefined);
  };
  const showStep = () => {
    isShowing = true;
    show();
    const { panel } = stepInHistory();
    if (panel !== undefined) studio.showPanel(panel);
    isShowing = false;
  };
  const leave = () => {
    isLeaving = true;
    history.back();
  };
  const follow = () => {
    if (!isLeaving && !isShowing) note(store.get(), leave);
  };
  const onStep = () => {
    if (!isLeaving) return showStep();
    isLeaving = false;
    follow();
  };
  show();
  history.replaceState(history.state, '', addressOf(pageInAddress()));
  addEventListener('popstate', onStep);
  const stop = store.subscribe(follow);
  return () => {
    removeEventListener('popstate', onStep);
    stop();
  };
}

function note({ view: { page }, selection, panel }: StudioState, leave: () => void): void {
  const before = stepInHistory();
  const thing = selection?.thing;
  const opened = isForm(panel) ? undefined : panel;
  const isSamePage = page === pageInAddress();
  const isSameThing = thing !== undefined && before.thing !== undefined && isSamePlace(thing, before.thing);
  const isSameForm = isSamePage && (thing === undefined || isSameThing);
  if (isSameForm && opened === before.panel) return;
  if (isSameForm && opened === undefined) {
    leave();
    return;
  }
  const step: Step = { thing: isSameForm ? before.thing : thing, panel: opened };
  const address = addressOf(page);
  if (isNoStep(before, step, isSamePage, isSameThing)) history.replaceState(step, '', address);
  else history.pushState(step, '', address);
}

/** Where what has been made is made no second time. */
const MAKING: ReadonlySet<Panel | undefined> = new Set<Panel>(['gallery', 'new']);

function isNoStep(before: Step, { panel }: Step, isSamePage: boolean, isSameThing: boolean): boolean {
  if (before.panel !== undefined) return panel !== undefined || MAKING.has(before.panel);
  // What is first chosen of a page is no step away from it, and neither is the page that shows what is chosen.
  return panel === undefined && (isSameThing || (isSamePage && before.thing === undefined));
}

function stepInHistory(): Step {
  return (history.state as Step | null) ?? {};
}

/** With a slash, so that it is the name of no element of this document, to which the browser would take the cursor. */
function addressOf(page: string): string {
  return `#/${encodeURIComponent(page)}`;
}

/** The name of the page that the address of the Studio asks for; the home page where it asks for none. */
export function pageInAddress(): string {
  return withoutEscapes(location.hash.replace(/^#\/?/, '')) || 'home';
}
