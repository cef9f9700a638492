import { afterEach, expect, test, vi } from 'vitest';
import { createSiteCompiler } from '../../../../src/studio/compiling/create-site-compiler';
import { TIMEOUT_MS, withFailuresTold } from '../../../../src/studio/compiling/with-failures-told';

afterEach(() => vi.useRealTimers());

test('a compiler that says nothing any more is waited for no longer; one that answers is heard', async () => {
  vi.useFakeTimers();
  const compiler = {
    ...createSiteCompiler(),
    shownOn: async () => ['home'],
    compile: () => new Promise<never>(() => {}),
  };
  const told: unknown[] = [];
  const patient = withFailuresTold(compiler, (error) => told.push(error));
  expect(await patient.shownOn({ file: 'x', pointer: [] })).toEqual(['home']);
  expect(vi.getTimerCount()).toBe(0);
  const failure = expect(patient.compile()).rejects.toThrow('30 s');
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await failure;
  expect(told).toEqual([new Error('no answer for 30 s')]);
});

test('what it fails at is told, whoever has asked', async () => {
  const told: unknown[] = [];
  const compiler = withFailuresTold(createSiteCompiler(), (error) => told.push(error));
  await expect(compiler.overview()).rejects.toThrow('has not been opened');
  expect(told).toEqual([new Error('The site has not been opened')]);
});
