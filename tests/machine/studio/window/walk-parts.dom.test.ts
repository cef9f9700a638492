import { afterEach, expect, test } from 'vitest';
import { walkParts } from '../../../../src/studio/window/walk-parts';

let end = () => {};

afterEach(() => end());

/** No layout is made here: what is hidden says so itself. */
HTMLElement.prototype.getClientRects = function rects() {
  return (this.closest('[hidden]') === null ? [new DOMRect()] : []) as unknown as DOMRectList;
};

function press(shiftKey = false): string | undefined {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey, bubbles: true }));
  return document.activeElement?.id;
}

test('F6 goes round all parts of the window, and never to what is not shown', () => {
  document.body.innerHTML = `
    <section class="top-bar"><button id="lists" hidden></button><input id="language"></section>
    <nav class="sidebar" id="sidebar" tabindex="-1"></nav>
    <aside id="side-panel" tabindex="-1"><input id="field"></aside>`;
  end = walkParts();
  document.getElementById('field')?.focus();
  expect([press(), press(), press(), press()]).toEqual(['language', 'sidebar', 'field', 'language']);
  expect([press(true), press(true)]).toEqual(['field', 'sidebar']);
});
