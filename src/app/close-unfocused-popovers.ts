/** Closes popovers and dropdowns that the focus has left, so that none covers what has it. */
export function closeUnfocusedPopovers({ target }: FocusEvent): void {
  if (!(target instanceof Element) || target.matches('[popovertarget]')) return;
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open, details.dropdown[open]')) {
    if (open.contains(target)) continue;
    if (open instanceof HTMLDetailsElement) open.open = false;
    else open.hidePopover();
  }
}
