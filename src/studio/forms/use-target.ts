import { type RefObject, useEffect } from 'react';
import { type ContentPlace, isSamePlace, isWithin } from '../place';
import { useFormPart, useFormStore } from './form-store';

const CONTROLS = 'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=combobox]';
const BUTTONS = 'button, summary';

/** Brings the cursor into a field when it is to be at its place; or also in it, where the field has no fields for parts. */
export function useTarget(place: ContentPlace, field: RefObject<HTMLElement | null>, isWhole: boolean): void {
  const store = useFormStore();
  const target = useFormPart((form) => form.target);
  useEffect(() => {
    const element = field.current;
    if (target === undefined || element === null || !store.isTargetAhead()) return;
    if (!(isWhole ? isWithin(target, place) : isSamePlace(target, place))) return;
    store.reachTarget();
    const control = element.querySelector<HTMLElement>(CONTROLS) ?? element.querySelector<HTMLElement>(BUTTONS);
    element.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  });
}

/** Whether the cursor is to be at a place or in it, for the parts of a form that are closed. */
export function useIsTargetWithin(place: ContentPlace): ContentPlace | undefined {
  return useFormPart(({ target }) => (target !== undefined && isWithin(target, place) ? target : undefined));
}
