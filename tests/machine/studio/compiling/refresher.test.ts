import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../../../src/features/store';
import { createRefresher } from '../../../../src/studio/compiling/refresher';
import type { Rendering, SiteCompiler } from '../../../../src/studio/compiling/site-compiler';
import { openSession } from '../../../../src/studio/session/session';
import type { StudioState } from '../../../../src/studio/state';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('where drawing the page has failed, what was written meanwhile is drawn all the same', async () => {
  const drawn = { lang: 'es' } as Rendering;
  const render = vi
    .fn<SiteCompiler['render']>()
    .mockImplementationOnce(() => new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 100)))
    .mockResolvedValueOnce(drawn);
  const compiler: Pick<SiteCompiler, 'compile' | 'render'> = { render, compile: async () => undefined };
  const store = createStore({
    session: openSession(new Map()),
    view: { page: 'home', languages: ['es'], width: 'desk', visitor: 'home', day: '2026-12-24' },
    renderings: {},
  } as Partial<StudioState> as StudioState);
  const { refresh } = createRefresher(compiler as SiteCompiler, store, () => undefined);
  refresh();
  refresh();
  await vi.advanceTimersByTimeAsync(100);
  expect(render).toHaveBeenCalledTimes(2);
  expect(store.get().renderings).toEqual({ es: drawn });
});
