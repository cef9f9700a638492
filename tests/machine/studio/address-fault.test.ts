import { expect, test } from 'vitest';
import { addressFault } from '../../../src/studio/structure/page-tools/address-fault';

const others = new Set(['/panes', '/en/bread']);

test.each([
  ['', 'malformedAddress'],
  ['/Panes', 'malformedAddress'],
  ['/404', 'reservedAddress'],
  ['/en/404', 'reservedAddress'],
  ['/media/pan', 'reservedAddress'],
  ['/menu/index', 'reservedAddress'],
  ['/obrador', 'sameAddress'],
  ['/en/bread', 'takenAddress'],
  ['/horno', undefined],
] as const)('of the address %j a page is told: %s', (path, fault) => {
  expect(addressFault(path, { own: '/obrador', others })).toBe(fault);
});

test('a page keeps its own address where it takes no other one', () => {
  expect(addressFault('/obrador', { others })).toBeUndefined();
});
