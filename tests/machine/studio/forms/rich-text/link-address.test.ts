import { expect, test } from 'vitest';
import { readAddress, writeAddress } from '../../../../../src/studio/forms/rich-text/link-address';

test.each([
  ['page:contact', { kind: 'page', name: 'contact', anchor: '' }],
  ['page:contact#faq', { kind: 'page', name: 'contact', anchor: 'faq' }],
  ['post:seeds', { kind: 'post', name: 'seeds', anchor: '' }],
  ['file:press/prices.pdf', { kind: 'file', name: 'press/prices.pdf', anchor: '' }],
  ['#faq', { kind: 'here', anchor: 'faq' }],
  ['mailto:pan@example.org', { kind: 'mail', address: 'pan@example.org' }],
  ['tel:+34910000000', { kind: 'phone', address: '+34910000000' }],
  ['https://example.org/a?b=1#c', { kind: 'web', address: 'https://example.org/a?b=1#c' }],
  ['/media/prices.pdf', { kind: 'web', address: '/media/prices.pdf' }],
])('%s is read and written as it was', (href, target) => {
  expect(readAddress(href)).toEqual(target);
  expect(writeAddress(readAddress(href))).toBe(href);
});

test.each([
  ['example.org', 'https://example.org'],
  ['http://example.org/a', 'https://example.org/a'],
  [' https://example.org ', 'https://example.org'],
  ['javascript:alert(1)', undefined],
  ['//example.org', undefined],
  ['ftp://example.org', undefined],
  ['two words.org', undefined],
  ['', undefined],
])('the web address %s becomes %s', (address, href) => {
  expect(writeAddress({ kind: 'web', address })).toBe(href);
});

test.each([
  [{ kind: 'phone', address: '+34 910 00-00.00' }, 'tel:+34910000000'],
  [{ kind: 'phone', address: 'call us' }, undefined],
  [{ kind: 'mail', address: ' pan@example.org' }, 'mailto:pan@example.org'],
  [{ kind: 'mail', address: 'pan@example' }, undefined],
  [{ kind: 'page', name: '', anchor: '' }, undefined],
  [{ kind: 'here', anchor: '' }, undefined],
] as const)('what people write is made an address, or refused: %o', (target, href) => {
  expect(writeAddress(target)).toBe(href);
});
