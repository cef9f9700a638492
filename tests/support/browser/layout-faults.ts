import type { Page } from '@playwright/test';

/** What looks broken in a part of a page: words parted without a hyphen, and boxes that stick out of its margins. */
export function layoutFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const part = document.querySelector(selector);
    if (part === null) throw new Error(`There is no ${selector}`);
    return [...partedWords(part), ...[...part.querySelectorAll('.container')].flatMap(boxesBeyond)];

    function* partedWords(root: Element): Generator<string> {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const { parentElement } = text;
        if (parentElement === null || !isRead(parentElement)) continue;
        const hyphenated = shortestHyphenated(parentElement);
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          if (word.length < hyphenated && isParted(text, index, word.length)) yield `parted: ${word}`;
        }
      }
    }

    function isParted(text: Text, start: number, length: number): boolean {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      return lines.some(({ top }) => Math.abs(top - (lines[0]?.top ?? top)) > 4);
    }

    /** Shown, and from left to right. */
    function isRead(element: Element): boolean {
      return element.checkVisibility() && getComputedStyle(element).writingMode === 'horizontal-tb';
    }

    /** From how many letters on the browser may part a word as its language does. */
    function shortestHyphenated(element: Element): number {
      const style = getComputedStyle(element);
      if (style.hyphens !== 'auto') return Number.POSITIVE_INFINITY;
      return Number.parseInt(style.getPropertyValue('hyphenate-limit-chars'), 10) || 0;
    }

    function boxesBeyond(container: Element): string[] {
      const { right, left } = container.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(container);
      const isBeyond = (box: DOMRect) =>
        box.right > right - Number.parseFloat(paddingRight) + 1 || box.left < left + Number.parseFloat(paddingLeft) - 1;
      const look = (element: Element): string[] => {
        const { overflowX, marginRight, position } = getComputedStyle(element);
        // What bleeds, hangs over or scrolls does so on purpose.
        if (Number.parseFloat(marginRight) < 0 || position === 'absolute' || !element.checkVisibility()) return [];
        const within = overflowX === 'visible' ? [...element.children].flatMap(look) : [];
        return isBeyond(element.getBoundingClientRect()) ? [`beyond: ${element.className}`, ...within] : within;
      };
      return [...container.children].flatMap(look);
    }
  }, within);
}
