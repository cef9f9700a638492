import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '../../../../src/studio/window/keep-focus';

let end: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<p id="work" tabindex="-1"></p>' +
    '<aside id="panel" tabindex="-1"><div><ol id="list" tabindex="-1"><li><button>One</button></li></ol></div></aside>';
  end = keepFocus(() => document.getElementById('work'));
});
afterEach(() => end());

const focusButton = () => document.querySelector('button')?.focus();
/** What is noticed of the document comes after what changes it. */
const noticed = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['li', 'list'],
  ['ol', 'panel'],
  ['aside', 'work'],
])('when %s goes with what has the cursor, that goes to what is around it', async (gone, expected) => {
  focusButton();
  document.querySelector(gone)?.remove();
  await noticed();
  expect(document.activeElement?.id).toBe(expected);
});

test('the cursor that somebody has put elsewhere, or nowhere, stays there', async () => {
  focusButton();
  (document.activeElement as HTMLElement).blur();
  document.querySelector('div')?.append('something');
  await noticed();
  expect(document.activeElement).toBe(document.body);
});
