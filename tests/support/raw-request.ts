import { connect } from 'node:net';

interface RawRequest {
  readonly port: number;
  readonly method?: string;
  /** Sent exactly as it is written here. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the request when no answer is to be waited for any longer. */
  readonly signal?: AbortSignal;
}

interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** A request on 127.0.0.1 that no browser library has put right; an answer that never comes has the status 0. */
export function rawRequest({
  port,
  method = 'GET',
  path = '/',
  headers = {},
  body = '',
  signal,
}: RawRequest): Promise<RawAnswer> {
  const all = {
    host: `127.0.0.1:${port}`,
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`, 'latin1'),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    signal?.addEventListener('abort', () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString())));
  });
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}

/** Requests that no server may answer: what they ask for is no address, or not one of this computer. */
export const absurdRequests: readonly Omit<RawRequest, 'port'>[] = [
  { path: '//' },
  { path: '//evil.example/' },
  { path: '/\\evil.example' },
  { path: '/%' },
  { path: '/%E0%A4%A' },
  { path: '/%00' },
  { path: 'http://[' },
  { path: 'http://127.0.0.1/' },
  { path: '*', method: 'OPTIONS' },
  { headers: { host: '[' } },
  { headers: { host: 'a b' } },
  { headers: { host: '' } },
  { headers: { host: '127.0.0.1:99999999' } },
];
