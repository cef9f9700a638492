import { type RefObject, useEffect, useRef } from 'react';
import { type ContentPlace, isSamePlace, isWithin } from '../place';
import { useFormPart, useFormStore } from './form-store';
import { putCaret } from './put-caret';

/** What is closed can be opened where it stands: it comes before a field that is further down. */
const CONTROLS =
  'input:not([type=hidden], [hidden]), textarea, select, [contenteditable=true], [role=combobox], details:not([open]) > summary';
/** A button that is the control of a field has the id that its label names. */
const BUTTONS = 'button[id]';

/** What the cursor goes to in a field. */
export function firstControl(field: HTMLElement): HTMLElement | null {
  const find = (selector: string) => field.querySelector<HTMLElement>(selector);
  return find(CONTROLS) ?? find(BUTTONS) ?? find('button');
}

/** Brings the cursor into a field when it is to be at its place; or also in it, where the field has no fields for parts. */
export function useTarget(place: ContentPlace, field: RefObject<HTMLElement | null>, isWhole: boolean): void {
  const store = useFormStore();
  const target = useFormPart((form) => form.target);
  useEffect(() => {
    const element = field.current;
    if (target === undefined || element === null || !store.isTargetAhead()) return;
    if (!(isWhole ? isWithin(target, place) : isSamePlace(target, place))) return;
    store.reachTarget();
    const control = firstControl(element);
    (control ?? element).scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    const { around } = store.form();
    if (control !== null && around !== undefined) putCaret(control, around);
  });
  useCursorNoted(place, field);
}

/** Events that a field has told of already, in whose parts they were. */
const noted = new WeakSet<Event>();

/** Notes where the cursor is whenever it comes into a field: at the innermost place that it is in. */
function useCursorNoted(place: ContentPlace, field: RefObject<HTMLElement | null>): void {
  const store = useFormStore();
  const at = useRef(place);
  useEffect(() => {
    at.current = place;
  });
  useEffect(() => {
    const element = field.current;
    const note = (event: Event) => {
      if (noted.has(event)) return;
      noted.add(event);
      store.noteCursor(at.current);
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [store, field]);
}

/** Whether the cursor is to be at a place or in it, for the parts of a form that are closed. */
export function useIsTargetWithin(place: ContentPlace): ContentPlace | undefined {
  return useFormPart(({ target }) => (target !== undefined && isWithin(target, place) ? target : undefined));
}
