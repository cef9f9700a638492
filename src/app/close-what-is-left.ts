/** What opens over the page does not stay over what has the focus. */
export function closeWhatIsLeft({ target }: FocusEvent): void {
  if (!(target instanceof Element) || target.matches('[popovertarget]')) return;
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open, details.dropdown[open]')) {
    if (open.contains(target)) continue;
    if (open instanceof HTMLDetailsElement) open.open = false;
    else open.hidePopover();
  }
}
