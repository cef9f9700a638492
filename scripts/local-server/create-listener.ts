import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorCode } from '../error-code';
import { admit, sendPlainText } from './admit';
import { oneAtATime } from './one-at-a-time';
import type { RequestAddress } from './request-address';

/** Answers one request. What it throws is printed to the terminal and answered with 500. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  address: RequestAddress,
) => void | Promise<void>;

/** Listens to requests for a server at `host`. It passes on only those for an address of its own, and never throws. */
export function createListener(host: string, handle: Handler): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = admit(request, response, host);
    if (address !== undefined) await handle(request, response, address);
  };
  return oneAtATime((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!isBrokenOff(error)) process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      sendPlainText(response, 500, 'This request could not be answered; the terminal says why.');
    });
  });
}

const BROKEN_OFF: readonly (string | undefined)[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];

/** Whether it was the visitor who ended the connection. */
function isBrokenOff(error: unknown): boolean {
  return BROKEN_OFF.includes(errorCode(error));
}
