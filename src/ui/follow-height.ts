/**
 * Keeps the height of an element of the shell as a property of the document, for what must not end up beneath it
 * (shell.css). Without the element, or before it is measured, the style sheet's own value holds.
 */
export function followHeight(selector: string, property: `--${string}`): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) return;
  const { style } = document.documentElement;
  new ResizeObserver(([entry]) => {
    // Asked for by itself, the height would have the browser lay out the page once more for each element.
    if (element.isConnected) style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize}px`);
    else style.removeProperty(property);
  }).observe(element);
}
