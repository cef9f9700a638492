import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ClickIntents, goTo, onClickIntent } from '../../../src/features/click-intents';
import { interpretClicks } from '../../../src/features/interpret-clicks';
import { two } from '../../support/languages';

const page = `
  <a id="page" href="/bread?a=1#rye"><b>Bread</b></a>
  <a id="form" href="/contact#form" data-form="order">Order</a>
  <a id="language" href="/pan" rel="alternate" hreflang="en">English</a>
  <a id="unknown" href="/brot" rel="alternate" hreflang="xx">Other</a>
  <a id="elsewhere" href="https://example.com/">Elsewhere</a>
  <a id="file" href="/media/bread.pdf">File</a>
  <a id="tab" href="/bread" target="_blank">Tab</a>
  <a id="download" href="/bread" download>Download</a>
  <button id="button" type="button"><b>Button</b></button>
  <button id="popover" type="button" popovertarget="x">Menu</button>
  <button id="submit">Send</button>
  <p id="text">Text</p>`;
const kinds: readonly (keyof ClickIntents)[] = ['language', 'form', 'page', 'button'];
let stops: (() => void)[] = [];
let replaced: string[] = [];

beforeAll(() => interpretClicks(two, false));

beforeEach(() => {
  document.body.innerHTML = page;
  localStorage.clear();
  replaced = [];
  vi.spyOn(location, 'replace').mockImplementation((address) => void replaced.push(String(address)));
  vi.spyOn(location, 'assign').mockImplementation((address) => void replaced.push(String(address)));
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.restoreAllMocks();
});

/** Takes presses of some kinds and lists what is offered, taken or not. */
function takeAll(...taken: readonly (keyof ClickIntents)[]): string[] {
  const offered: string[] = [];
  stops = kinds.map((kind) =>
    onClickIntent(kind, (pressed) => {
      const what = pressed instanceof Element ? `#${pressed.id}` : String(pressed);
      offered.push(`${kind} ${what.replace(location.origin, '')}`);
      return taken.includes(kind);
    }),
  );
  return offered;
}

/** Whether the browser is kept from what it would do. */
function click(selector: string, options: MouseEventInit = {}): boolean {
  let isPrevented = false;
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented;
    // No link leads anywhere in a test.
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return isPrevented;
}

describe('a press is offered for the first thing it means', () => {
  test.each([
    ['#page', ['page /bread?a=1#rye']],
    ['#page b', ['page /bread?a=1#rye']],
    ['#form', ['form #form']],
    ['#language', ['language en']],
    ['#unknown', ['page /brot']],
    ['#button b', ['button #button']],
    ['#elsewhere', []],
    ['#file', []],
    ['#tab', []],
    ['#download', []],
    ['#popover', []],
    ['#submit', []],
    ['#text', []],
  ])('%s: %j', (selector, expected) => {
    const offered = takeAll(...kinds);
    expect(click(selector)).toBe(expected.length > 0);
    expect(offered).toEqual(expected);
  });

  test('a form that nobody takes is a page', () => {
    const offered = takeAll('page');
    expect(click('#form')).toBe(true);
    expect(offered).toEqual(['form #form', 'page /contact#form']);
  });

  test.each(['#page', '#form', '#button'])('%s is left to the browser where nobody takes it', (selector) => {
    takeAll();
    expect(click(selector)).toBe(false);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'nothing is offered of a click with %j',
    (options) => {
      const offered = takeAll(...kinds);
      for (const selector of ['#page', '#form', '#language', '#button']) expect(click(selector, options)).toBe(false);
      expect(offered).toEqual([]);
    },
  );

  test('nothing is offered of a click that a component has dealt with', () => {
    const offered = takeAll(...kinds);
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('#page');
    expect(offered).toEqual([]);
  });
});

describe('a language', () => {
  test('that is taken is stored by whoever takes it', () => {
    takeAll('language');
    click('#language');
    expect(localStorage.getItem('language')).toBeNull();
    expect(replaced).toEqual([]);
  });

  test('that nobody takes is stored, and its page takes the place of this one, query and hash with it', () => {
    history.replaceState(null, '', '/brood?gclid=1&lang=nl#rye');
    expect(click('#language')).toBe(true);
    expect(localStorage.getItem('language')).toBe('en');
    expect(replaced).toEqual(['/pan?gclid=1#rye']);
  });

  test('is stored for a new tab, too, which the browser opens', () => {
    takeAll('language');
    expect(click('#language', { ctrlKey: true })).toBe(false);
    expect(localStorage.getItem('language')).toBe('en');
    expect(replaced).toEqual([]);
  });
});

test('a page can be asked for without a press; where nobody shows it, its document is loaded', () => {
  const offered = takeAll('page');
  goTo('/thanks');
  expect(offered).toEqual(['page /thanks']);
  for (const stop of stops) stop();
  goTo('/thanks');
  expect(replaced).toEqual(['/thanks']);
});
