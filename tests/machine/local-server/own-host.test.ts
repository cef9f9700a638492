import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isOwnHost } from '../../../scripts/local-server/own-host';

test.each([
  ['127.0.0.1:4173', '127.0.0.1', true],
  ['localhost:4173', '127.0.0.1', true],
  ['LOCALHOST:4173', '127.0.0.1', true],
  ['[::1]:4173', '127.0.0.1', true],
  ['192.168.1.5:4173', '192.168.1.5', true],
  ['[fe80::1]:4173', 'fe80::1', true],
  ['preview.test:4173', 'preview.test', true],
  ['192.168.1.5:4173', '127.0.0.1', false],
  ['evil.example:4173', '127.0.0.1', false],
  ['127.0.0.1.evil.example:4173', '127.0.0.1', false],
  ['127.0.0.1', '127.0.0.1', false],
  ['127.0.0.1:4174', '127.0.0.1', false],
  ['127.0.0.1:4173@evil.example', '127.0.0.1', false],
  ['127.0.0.1:4173/evil', '127.0.0.1', false],
  [undefined, '127.0.0.1', false],
  ['', '127.0.0.1', false],
  ['192.168.1.5:4173', '0.0.0.0', true],
  ['[2001:db8::1]:4173', '::', true],
  ['localhost:4173', '0.0.0.0', true],
  [`${hostname()}:4173`, '0.0.0.0', true],
  [`${hostname()}:4173`, '127.0.0.1', false],
  ['evil.example:4173', '0.0.0.0', false],
  ['evil.example:4173', '::', false],
  ['192.168.1.5:80', '0.0.0.0', false],
])('«%s» at HOST=%s: %s', (header, host, isOwn) => {
  expect(isOwnHost(header, { host, port: 4173 })).toBe(isOwn);
});

test('the port of HTTP is left out by browsers', () => {
  expect(isOwnHost('localhost', { host: '127.0.0.1', port: 80 })).toBe(true);
});
