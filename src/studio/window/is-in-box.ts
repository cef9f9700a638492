/** Whether Escape is for something else: for what is written in a box, or a list that it has opened. */
export function isInBox(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement && target.type === 'search') return target.value !== '';
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
