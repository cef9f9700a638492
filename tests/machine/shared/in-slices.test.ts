import { expect, test } from 'vitest';
import { inSlices } from '../../../src/shared/in-slices';

const STEPS = 5;

function* counting(): Generator<number, string> {
  for (let step = 1; step <= STEPS; step += 1) yield step;
  return 'counted';
}

/** What was heard, and when others could do something. */
function watched({ ms = 0, outdatedAfter = Number.POSITIVE_INFINITY } = {}) {
  const seen: string[] = [];
  let pauses = 0;
  const result = inSlices(counting(), {
    ms,
    pause: async () => {
      pauses += 1;
      seen.push('pause');
    },
    isOutdated: () => pauses >= outdatedAfter,
    onStep: async (step) => {
      await Promise.resolve();
      seen.push(`step ${step}`);
    },
  });
  return result.then((value) => ({ value, seen }));
}

test('others do theirs between two steps, each of which is heard before the next begins', async () => {
  const { value, seen } = await watched();
  expect(value).toBe('counted');
  expect(seen).toEqual(Array.from({ length: STEPS }, (_none, index) => [`step ${index + 1}`, 'pause']).flat());
});

test('others wait where the steps take no time', async () => {
  expect((await watched({ ms: 60_000 })).seen).not.toContain('pause');
});

test('what nobody wants to know any more is given up', async () => {
  expect(await watched({ outdatedAfter: 2 })).toEqual({
    value: undefined,
    seen: ['step 1', 'pause', 'step 2', 'pause'],
  });
});
