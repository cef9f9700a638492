import { expect, test } from 'vitest';
import { serverAddress } from '../../../scripts/local-server/address';
import { PlainError } from '../../../scripts/plain-error';

test('the address is 127.0.0.1:4173 unless PORT and HOST say otherwise', () => {
  expect(serverAddress({})).toEqual({ host: '127.0.0.1', port: 4173 });
  expect(serverAddress({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 8080 });
});

test.each(['abc', '', '-1', '1.5', '65536', '0x50', ' 80'])('PORT=%s is refused in a sentence', (PORT) => {
  expect(() => serverAddress({ PORT })).toThrow(PlainError);
});
