import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { readBody } from '../../../scripts/local-server/read-body';
import { isLoopback } from '../../../scripts/studio-server/admission';
import { rawRequest } from '../../support/raw-request';

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('%s is this computer alone', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(['0.0.0.0', '::', '', '192.168.1.7', '127.evil.example', '10.0.0.1', 'my-computer', '::ffff:10.0.0.1'])(
  '%s is not',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

test('a body is read up to a size, and for a while', async () => {
  const server = createServer((request, response) => {
    void readBody(request, { bytes: 8, patience: 32, ms: 150 }).then(
      (body) => response.end(String(body)),
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sent = async (body: string) => (await rawRequest({ port, method: 'POST', body })).body;
  expect(await sent('12345678')).toBe('12345678');
  expect(await sent('123456789')).toBe('too-large');
  expect(await sent('x'.repeat(1000))).toBe('too-large');

  const unending = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    // At once: on a busy computer it would be too slow before it is too large.
    const chunks = '8\r\n12345678\r\n'.repeat(20);
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`);
    socket.on('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
  });
  expect(unending).toContain('too-large');
  const slow = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 8\r\n\r\n1');
    socket.on('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
  });
  expect(slow).toContain('too-slow');
  server.closeAllConnections();
  server.close();
});
