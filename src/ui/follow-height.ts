/**
 * Keeps the height of an element of the shell as a property of the document, for what must not end up beneath it
 * (shell.css). Without the element, or before it is measured, the style sheet's own value holds.
 */
export function followHeight(selector: string, property: `--${string}`): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) return;
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    if (element.isConnected) style.setProperty(property, `${element.offsetHeight}px`);
    else style.removeProperty(property);
  }).observe(element);
}
