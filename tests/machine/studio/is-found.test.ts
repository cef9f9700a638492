import { expect, test } from 'vitest';
import { isFound } from '../../../src/studio/is-found';

test('an amount is found as it is written and as it is read, with its sign and without', () => {
  const known = ['Bloque 1: precio en euros', '27.000', 'block-1-price'];
  for (const search of ['27000', '27.000', '27,000', '27.000 €', '€27,000', 'Précio 27000', '2700']) {
    expect(isFound(search, known), search).toBe(true);
  }
  for (const search of ['7.000,5', '27.00.0', '28000', '2.7']) expect(isFound(search, known), search).toBe(false);
});
