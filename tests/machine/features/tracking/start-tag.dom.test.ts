import { beforeEach, expect, test, vi } from 'vitest';
import { startTag } from '../../../../src/features/tracking/tags';
import { parentDomains } from '../../../../src/features/tracking/vendor-cookies';
import { whenActivated } from '../../../../src/features/tracking/when-activated';

const host = window as unknown as { dataLayer: unknown[] };

beforeEach(() => {
  host.dataLayer = [];
});

test('the tag manager is told when it started, and loaded', () => {
  const load = vi.fn();
  startTag('GTM-1', false, load);
  expect(load.mock.calls).toEqual([['https://www.googletagmanager.com/gtm.js?id=GTM-1']]);
  expect(host.dataLayer).toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) }]);
});

test('the script of the Google tags is loaded for the first and configured for each', () => {
  const load = vi.fn();
  startTag('G-1', true, load);
  startTag('AW-1', false, load);
  expect(load.mock.calls).toEqual([['https://www.googletagmanager.com/gtag/js?id=G-1']]);
  const commands = (host.dataLayer as ArrayLike<unknown>[]).map((command) => Array.from(command));
  expect(commands).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1'],
    ['config', 'AW-1'],
  ]);
});

test('a cookie may have been written for every domain above the host', () => {
  expect(parentDomains('www.school.example')).toEqual(['www.school.example', 'school.example']);
  expect(parentDomains('localhost')).toEqual([]);
});

test('what waits for a prepared page to be shown runs then, and once', () => {
  const page = Object.assign(document.implementation.createHTMLDocument(), { prerendering: true });
  const run = vi.fn();
  whenActivated(run, page);
  expect(run).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('prerenderingchange'));
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledOnce();
});
