import { afterEach, describe, expect, test, vi } from 'vitest';
import { pushToDataLayer } from '../../../../src/features/tracking/data-layer';

afterEach(() => vi.restoreAllMocks());

test('entries go into the layer that is there, in order', () => {
  const host = { dataLayer: [{ event: 'first' }] };
  const before = host.dataLayer;
  pushToDataLayer({ event: 'second' }, host);
  expect(host.dataLayer).toBe(before);
  expect(before).toEqual([{ event: 'first' }, { event: 'second' }]);
});

test('a layer that is no array but takes entries is used as it is', () => {
  const push = vi.fn();
  const host = { dataLayer: { push } };
  pushToDataLayer('entry', host);
  expect(push.mock.calls).toEqual([['entry']]);
});

test.each([undefined, null, 'text', 7, {}, { push: 'no function' }])(
  'in the place of %j there will be a layer',
  (odd) => {
    const host = { dataLayer: odd as unknown };
    pushToDataLayer('entry', host);
    expect(host.dataLayer).toEqual(['entry']);
  },
);

describe('what cannot be added is logged and does not throw', () => {
  test.each([
    ['a frozen layer', { dataLayer: Object.freeze([]) }],
    ['a frozen place', Object.freeze({ dataLayer: 'odd' })],
    [
      'a layer that throws',
      {
        get dataLayer(): unknown {
          throw new Error('odd');
        },
      },
    ],
  ])('%s', (_what, host) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    pushToDataLayer('entry', host);
    expect(warn).toHaveBeenCalledOnce();
  });
});
