import { expect, test } from 'vitest';
import { inParallel } from '../../scripts/in-parallel';
import { writeOutputs } from '../../scripts/write-outputs';

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

test('of several files that are written, that one cannot be is told once none is half written', async () => {
  const written: string[] = [];
  const write = async (file: string) => {
    if (file.endsWith('full')) throw new Error('full');
    await new Promise((resolve) => setTimeout(resolve, 5));
    written.push(file);
  };
  const outputs = ['full', 'slow'].map((path) => ({ path, content: path }));
  await expect(writeOutputs('/nowhere', outputs, write)).rejects.toThrow('full');
  expect(written).toEqual(['/nowhere/slow']);
});
