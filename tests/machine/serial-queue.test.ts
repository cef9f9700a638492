import { expect, test } from 'vitest';
import { createSerialQueue } from '../../scripts/serial-queue';

test('one thing is done after the other, whatever takes long or fails', async () => {
  const inTurn = createSerialQueue();
  const order: string[] = [];
  const act = (name: string, ms: number) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    order.push(`${name} ends`);
    return name;
  };
  const failed = inTurn(async () => {
    await act('one', 5)();
    throw new Error('no');
  });
  const other = inTurn(act('other', 0));
  await expect(failed).rejects.toThrow('no');
  expect(await other).toBe('other');
  expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});
