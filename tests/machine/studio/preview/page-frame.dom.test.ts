import { expect, test, vi } from 'vitest';
import { createPageFrame } from '../../../../src/studio/preview/page-frame';
import { ROOT_ID } from '../../../../src/studio/preview/read-page';

test('what is pointed at is no longer marked once the page is laid out anew below the pointer', () => {
  let layOut: () => void = () => undefined;
  class Observer {
    constructor(onLayout: () => void) {
      layOut = onLayout;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const page = createPageFrame(document, {
    onPick: () => undefined,
    onFollow: () => undefined,
    onDropped: () => undefined,
    labelOf: () => 'A picture',
  });
  const picture = document.createElement('img');
  document.getElementById(ROOT_ID)?.append(picture);
  picture.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
  const mark = document.querySelector<HTMLElement>('.studio-mark:not(.studio-mark--selected)');
  expect([mark?.hidden, mark?.textContent]).toEqual([false, 'A picture']);
  layOut();
  expect(mark?.hidden).toBe(true);
  page.close();
});
