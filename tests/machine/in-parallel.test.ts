import { expect, test } from 'vitest';
import { inParallel } from '../../scripts/in-parallel';

test('after a failure nothing is begun any more, and it is told once nothing is under way', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 1) throw new Error('full');
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push(item);
  };
  await expect(inParallel(2, [0, 1, 2, 3], work)).rejects.toThrow('full');
  expect(done).toEqual([0]);
});
