import { connect } from 'node:net';

const HANDSHAKE = [
  ...['connection: upgrade', 'upgrade: websocket', 'sec-websocket-protocol: vite-hmr'],
  ...['sec-websocket-version: 13', 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='],
];
const TEXT = 0x81;
const MASKED_OF_TWO_BYTES = 0x80 | 126;

/** Says texts over a socket of the preview, and gives what is said in return until it matches, or the server hangs up. */
export function repliesTo(port: number, texts: readonly string[], enough: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${HANDSHAKE.join('\r\n')}\r\n\r\n`);
      for (const text of texts) socket.write(frame(text));
    });
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      if (enough.test(heard)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

function frame(text: string): Buffer {
  const content = Buffer.from(text);
  const mask = Buffer.alloc(4);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length);
  return Buffer.concat([Buffer.of(TEXT, MASKED_OF_TWO_BYTES), length, mask, content]);
}
