/** Whether Escape is for something else: for what is written in a box, or a list that it has opened. */
export function isInBox(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
