import { afterEach, expect, test, vi } from 'vitest';
import { createSiteCompiler } from '../../../../src/studio/compiling/create-site-compiler';
import { TIMEOUT_S, withFailuresTold } from '../../../../src/studio/compiling/with-failures-told';

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
  await vi.advanceTimersByTimeAsync(TIMEOUT_S * 1000);
  await failure;
  expect(told).toEqual([new Error('no answer for 30 s')]);
});

test('a computer that was asleep while it was asked has waited for nothing', async () => {
  vi.useFakeTimers();
  let answer: (pages: string[]) => void = () => {};
  const compiler = { ...createSiteCompiler(), shownOn: () => new Promise<string[]>((resolve) => (answer = resolve)) };
  const told: unknown[] = [];
  const asked = withFailuresTold(compiler, (error) => told.push(error)).shownOn({ file: 'x', pointer: [] });
  // When it wakes up, whatever has become due is called once.
  await vi.advanceTimersToNextTimerAsync();
  answer(['home']);
  expect(await asked).toEqual(['home']);
  expect(told).toEqual([]);
});

test('what it fails at is told, whoever has asked', async () => {
  const told: unknown[] = [];
  const compiler = withFailuresTold(createSiteCompiler(), (error) => told.push(error));
  await expect(compiler.overview()).rejects.toThrow('has not been opened');
  expect(told).toEqual([new Error('The site has not been opened')]);
});
