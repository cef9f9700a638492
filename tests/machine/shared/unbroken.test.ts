import { expect, test } from 'vitest';
import { addressLines } from '../../../src/shared/address-lines';
import { unbroken } from '../../../src/shared/unbroken';

test('what a dash stands in between stays on one line, and what a hyphen does where both are figures', () => {
  expect(unbroken('Mon–Fri 9:00–13:00')).toBe('Mon–\u2060Fri 9:00–\u206013:00');
  expect(unbroken('pon.–pt. 8.00 – 20.00')).toBe('pon.–\u2060pt. 8.00 – 20.00');
  expect(unbroken('15:00〜18:00')).toBe('15:00\u2060〜\u206018:00');
  expect(unbroken('4000-123 Porto-Boavista')).toBe('4000-\u2060123 Porto-Boavista');
});

test('a postal code is one word, wherever an address has it', () => {
  const address = { address: 'Rua da Eira, 3', postalCode: '4000-123', locality: 'Porto', country: 'PT' };
  expect(addressLines(address)).toEqual(['Rua da Eira, 3', '4000-\u2060123\u00a0Porto']);
  expect(addressLines({ ...address, address: 'Rua da Eira, 3, 4000-123 Porto' })).toEqual([
    'Rua da Eira, 3, 4000-\u2060123 Porto',
  ]);
});
