import type { IncomingMessage, ServerResponse } from 'node:http';
import { originOf } from './address';
import { isOwnHost } from './own-host';
import { type RequestAddress, requestAddress } from './request-address';

/**
 * The address that a request asks for. One that a server at `host` must not answer gets a plain sentence, and there is
 * nothing left to do: undefined.
 */
export function admit(request: IncomingMessage, response: ServerResponse, host: string): RequestAddress | undefined {
  const port = request.socket.localPort ?? 0;
  if (!isOwnHost(request.headers.host, { host, port })) {
    sendPlainText(response, 403, `This server answers only at its own address: ${originOf({ host, port })}`);
    return undefined;
  }
  const address = requestAddress(request);
  if (address === undefined) sendPlainText(response, 400, 'This address is not written correctly.');
  return address;
}

/** Whether a request only reads. One that does not gets a plain sentence, and there is nothing left to do. */
export function isReadRequest({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  sendPlainText(response, 405, 'Pages can only be read.', { allow: 'GET, HEAD' });
  return false;
}

/** Answers with one sentence, which nobody keeps; where an answer has begun already, it is broken off. */
export function sendPlainText(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache', ...headers });
  response.end(`${sentence}\n`);
}
