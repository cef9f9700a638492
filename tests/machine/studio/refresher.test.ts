import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../../src/features/store';
import type { Compilation, Rendering, SiteCompiler } from '../../../src/studio/compiling/site-compiler';
import { createRefresher } from '../../../src/studio/refresher';
import { openSession } from '../../../src/studio/session/session';
import type { StudioState } from '../../../src/studio/state';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const drawn = { lang: 'es' } as Rendering;

const storeOf = () =>
  createStore({
    session: openSession(new Map()),
    view: { page: 'home', languages: ['es'], width: 'desk', visitor: 'home', day: '2026-12-24' },
    renderings: {},
    isCheckLate: false,
  } as Partial<StudioState> as StudioState);

test('where drawing the page has failed, what was written meanwhile is drawn all the same', async () => {
  const render = vi
    .fn<SiteCompiler['render']>()
    .mockImplementationOnce(() => new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 100)))
    .mockResolvedValueOnce(drawn);
  const compiler: Pick<SiteCompiler, 'compile' | 'render'> = { render, compile: async () => undefined };
  const store = storeOf();
  const { refresh } = createRefresher(compiler as SiteCompiler, store, () => undefined);
  refresh();
  refresh();
  await vi.advanceTimersByTimeAsync(100);
  expect(render).toHaveBeenCalledTimes(2);
  expect(store.get().renderings).toEqual({ es: drawn });
});

test('where everything takes long to be checked that is said, until it is, also where it fails or something is written meanwhile', async () => {
  const times = [400, 5000, 5000, 400, 5000];
  const compile = async () => {
    const time = times.shift() ?? 0;
    await new Promise((resolve, reject) => setTimeout(times.length === 0 ? reject : resolve, time));
    return { problems: [] } as Partial<Compilation> as Compilation;
  };
  const compiler: Pick<SiteCompiler, 'compile' | 'render'> = { render: async () => drawn, compile };
  const store = storeOf();
  const { refresh } = createRefresher(compiler as SiteCompiler, store, () => undefined);
  const isLate = async (after: number) => {
    await vi.advanceTimersByTimeAsync(after);
    return store.get().isCheckLate;
  };
  refresh();
  expect([await isLate(300), await isLate(300)]).toEqual([false, false]);
  expect(store.get().compilation).toEqual({ problems: [] });
  refresh();
  expect([await isLate(900), await isLate(2000), await isLate(3000)]).toEqual([false, true, false]);
  refresh();
  expect(await isLate(3000)).toBe(true);
  refresh();
  expect([await isLate(200), await isLate(4000)]).toEqual([true, false]);
  refresh();
  expect([await isLate(3000), await isLate(3000)]).toEqual([true, false]);
});
