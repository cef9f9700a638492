import { expect, test } from 'vitest';
import { toCount } from '../../../scripts/command-line/options';
import { PlainError } from '../../../scripts/plain-error';

test.each(['0', '-1', '1.5', '1e3', 'many', ''])('«%s» counts nothing', (value) => {
  expect(() => toCount('--runs', value)).toThrow(PlainError);
  expect(() => toCount('--runs', value)).toThrow(`--runs no puede ser «${value}»`);
});

test('a whole number counts', () => {
  expect(toCount('--runs', '120')).toBe(120);
});
