import type { Page } from '@playwright/test';

/** What of the elements that a selector finds has been seen in one place and then in another: their classes. */
export function movedParts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .flatMap((entry) => (entry as PerformanceEntry & { sources: { node: Node | null }[] }).sources)
      .flatMap(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element?.closest(selector) ? [element.getAttribute('class') ?? element.localName] : [];
      });
  }, selector);
}
