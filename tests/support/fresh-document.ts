/** Files of tests share a simulated browser: each finds a page that has just been opened, and has modules of its own. */
import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { PATIENCE } from './patience';

// What a whole site is compiled for takes a while, with other tests beside it.
configure({ asyncUtilTimeout: PATIENCE.timeout });

vi.resetModules();

// No server is there: a test that needs an answer gives one.
globalThis.fetch = () => Promise.reject(new TypeError('Nothing answers in a simulated browser'));

const left = new AbortController();
for (const target of [window, document] as readonly EventTarget[]) {
  const listen = target.addEventListener;
  target.addEventListener = (type, listener, options) => {
    const details = typeof options === 'object' ? options : { capture: options === true };
    listen.call(target, type, listener, { signal: left.signal, ...details });
  };
  afterAll(() => {
    target.addEventListener = listen;
  });
}

afterAll(() => {
  left.abort();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'dataLayer');
});
