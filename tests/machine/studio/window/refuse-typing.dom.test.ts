import { afterEach, expect, test } from 'vitest';
import { refuseTyping } from '../../../../src/studio/window/refuse-typing';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function type(into: string): boolean {
  const event = new Event('beforeinput', { bubbles: true, cancelable: true });
  document.querySelector(into)?.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('nothing is written into a field while it would go nowhere; a search is no field of the content', () => {
  document.body.innerHTML = '<input id="search"><div class="value-form"><textarea></textarea></div>';
  let isRefused = false;
  end = refuseTyping(() => isRefused);
  expect([type('textarea'), type('#search')]).toEqual([true, true]);
  isRefused = true;
  expect([type('textarea'), type('#search')]).toEqual([false, true]);
  isRefused = false;
  expect(type('textarea')).toBe(true);
});
