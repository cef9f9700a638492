import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hydrateWhenNeeded } from '../../../src/app/hydrate-when-needed';
import { onClickIntent } from '../../../src/features/click-intents';
import { interpretClicks } from '../../../src/features/interpret-clicks';
import { two } from '../../support/languages';
import { PATIENCE } from '../../support/patience';

/** What the browser or a component did by itself: presses that nobody kept from them. */
let done: string[];
let stops: (() => void)[];

beforeAll(() => {
  interpretClicks(two, false);
  addEventListener('click', (event) => {
    if (!event.defaultPrevented) done.push((event.target as Element).id);
    event.preventDefault();
  });
});

beforeEach(() => {
  done = [];
  stops = [];
  document.body.innerHTML = `
    <a id="form" href="/contact" data-form="order">Order</a>
    <a id="page" href="/bread">Bread</a>
    <button id="button" type="button">Show</button>`;
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.restoreAllMocks();
});

const press = (id: string) => document.getElementById(id)?.click();

/** A page that is hydrated, or fails to be, when the test says so. */
function openPage() {
  const end = { hydrated: () => {}, failed: (_error: Error) => {} };
  const hydrating = new Promise<void>((hydrated, failed) => {
    Object.assign(end, { hydrated, failed });
  });
  hydrateWhenNeeded(() => hydrating, false)();
  return end;
}

test('what needs React waits for it and is repeated once, in order; a page does not wait', async () => {
  const { hydrated } = openPage();
  for (const id of ['button', 'page', 'form']) press(id);
  expect(done).toEqual(['page']);
  const opened: string[] = [];
  stops = [onClickIntent('form', ({ id }) => opened.push(id) > 0)];
  hydrated();
  await vi.waitFor(() => expect(opened).toEqual(['form']), PATIENCE);
  expect(done).toEqual(['page', 'button']);
  press('button');
  expect(done).toEqual(['page', 'button', 'button']);
});

test('where neither React nor the page with the form can be had, phone and e-mail are shown', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { failed } = openPage();
  const showPopover = vi.fn();
  const instead = Object.assign(document.createElement('div'), { id: 'Form-unavailable', tabIndex: -1, showPopover });
  document.body.append(instead);
  press('form');
  expect(done).toEqual([]);
  failed(new Error('offline'));
  await vi.waitFor(() => expect(showPopover).toHaveBeenCalledOnce(), PATIENCE);
  expect(document.activeElement).toBe(instead);
  expect(done).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
