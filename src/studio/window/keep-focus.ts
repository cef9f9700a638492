/**
 * Where what has the cursor is taken away, as when a step is taken back, the cursor goes to the nearest thing around it
 * that can have it, or, where there is none, to where work goes on: whoever works by keys would begin anew at the top.
 * Gives what ends that.
 */
export function keepFocus(whereWorkGoesOn: () => HTMLElement | null): () => void {
  let focused: Element | undefined;
  let around: readonly HTMLElement[] = [];
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    around = holdersAround(target);
  };
  const observer = new MutationObserver(() => {
    if (focused === undefined || focused.isConnected || document.activeElement !== document.body) return;
    focused = undefined;
    const next = around.find(({ isConnected }) => isConnected) ?? whereWorkGoesOn();
    next?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

/** What can have the cursor around something, from the inside. */
function holdersAround(element: Element): HTMLElement[] {
  const holder = element.parentElement?.closest<HTMLElement>('[tabindex]');
  return holder ? [holder, ...holdersAround(holder)] : [];
}
