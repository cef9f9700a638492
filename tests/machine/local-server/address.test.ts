import { expect, test } from 'vitest';
import { listenFailure, serverAddress } from '../../../scripts/local-server/address';
import { PlainError } from '../../../scripts/plain-error';

test('the address is 127.0.0.1:4173 unless PORT and HOST say otherwise', () => {
  expect(serverAddress({})).toEqual({ host: '127.0.0.1', port: 4173 });
  expect(serverAddress({ HOST: '' })).toEqual({ host: '127.0.0.1', port: 4173 });
  expect(serverAddress({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 8080 });
});

test.each(['abc', '', '-1', '1.5', '65536', '0x50', ' 80'])('PORT=%s is refused in a sentence', (PORT) => {
  expect(() => serverAddress({ PORT })).toThrow(PlainError);
});

test('a port that is taken is told with another one, and any other failure with its reason', () => {
  const taken = new Error('listen EADDRINUSE: address already in use 127.0.0.1:4173');
  const failure = (cause: Error, port: number) =>
    listenFailure(cause, { host: '127.0.0.1', port }, 'npm start').message;
  expect(failure(taken, 4173)).toMatch(/Elige otro: PORT=4183 npm start\n.*Choose another: PORT=4183 npm start$/);
  expect(failure(taken, 65535)).toContain('PORT=65525');
  expect(failure(new Error('listen EACCES'), 80)).toBe(
    'El servidor no puede escuchar en http://127.0.0.1:80 (listen EACCES): elige otro PORT o HOST.\n' +
      'The server cannot listen at http://127.0.0.1:80 (listen EACCES): choose another PORT or HOST.',
  );
});
