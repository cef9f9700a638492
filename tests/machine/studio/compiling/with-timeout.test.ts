import { afterEach, expect, test, vi } from 'vitest';
import { createSiteCompiler } from '../../../../src/studio/compiling/create-site-compiler';
import { TIMEOUT_MS, withTimeout } from '../../../../src/studio/compiling/with-timeout';

afterEach(() => vi.useRealTimers());

test('a compiler that says nothing any more is waited for no longer; one that answers is heard', async () => {
  vi.useFakeTimers();
  const compiler = {
    ...createSiteCompiler(),
    shownOn: async () => ['home'],
    compile: () => new Promise<never>(() => {}),
  };
  const told: string[] = [];
  const patient = withTimeout(compiler, ({ message }) => told.push(message));
  expect(await patient.shownOn({ file: 'x', pointer: [] })).toEqual(['home']);
  expect(vi.getTimerCount()).toBe(0);
  const failure = expect(patient.compile()).rejects.toThrow('30 s');
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await failure;
  expect(told).toEqual(['no answer for 30 s']);
});
