import { isComposing } from './leave-to-input-method';

/** The parts of the window, and in each where the cursor goes the first time; to the part itself, where nothing is named. */
const PARTS = [
  ['.top-bar', 'button, input'],
  ['.sidebar', '.outline [aria-current]'],
  ['.preview', 'iframe'],
  ['#side-panel', undefined],
  ['.overview-panel', 'button'],
] as const;

/**
 * F6 leads to the next part of the window and Shift+F6 to the one before, to where the cursor was last there: between the
 * lists and the form, the Tab key has to go through all that is on the page. Gives what ends that.
 */
export function walkParts(): () => void {
  const last = new WeakMap<Element, HTMLElement>();
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const part = target.closest(PARTS.map(([name]) => name).join());
    if (part !== null) last.set(part, target);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return;
    event.preventDefault();
    const parts = partsShown();
    const now = parts.findIndex(({ part }) => part.contains(document.activeElement));
    const next = parts.at((Math.max(now, 0) + (event.shiftKey ? -1 : 1)) % parts.length);
    if (next === undefined) return;
    const left = last.get(next.part);
    (left?.isConnected === true && isShown(left) ? left : next.start).focus();
  };
  const ending = new AbortController();
  const how = { capture: true, signal: ending.signal };
  addEventListener('focusin', onFocus, how);
  addEventListener('keydown', onKey, how);
  return () => ending.abort();
}

function partsShown() {
  return PARTS.flatMap(([name, first]) => {
    const part = document.querySelector<HTMLElement>(name);
    if (part === null || !isShown(part)) return [];
    const named = first === undefined ? [] : [...part.querySelectorAll<HTMLElement>(first)];
    return [{ part, start: named.find(isShown) ?? part }];
  });
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
