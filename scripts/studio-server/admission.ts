import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { FRAMES, TOKEN_HEADER } from '../../src/studio/backend/wire';

/** Why a request is not answered. */
export interface Rejection {
  readonly status: number;
  readonly sentence: string;
}

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/** Whether a server at a host is reached from this computer alone. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_NAMES.includes(host) || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Rejects requests from other computers: only this one may change its files. */
export function rejectRemote({ socket }: IncomingMessage, host: string): Rejection | undefined {
  const from = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (isLoopback(host) && isLoopback(from)) return undefined;
  return { status: 403, sentence: 'The Studio is only there for this computer: start npm run dev without HOST.' };
}

/** Rejects requests for documents and their files unless they only read, and come from a person or the Studio itself. */
export function rejectDocumentRequest(
  { method, headers }: IncomingMessage,
  uses: readonly string[],
): Rejection | undefined {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, sentence: 'This can only be read.' };
  const { 'sec-fetch-site': site = 'same-origin', 'sec-fetch-dest': use } = headers;
  const isOwn = ['same-origin', 'none'].includes(String(site)) && (use === undefined || uses.includes(String(use)));
  return isOwn ? undefined : { status: 403, sentence: 'No other page may use the Studio.' };
}

/** The API is used by the Studio's own document alone. */
export function rejectApiRequest({ method, headers }: IncomingMessage, token: string): Rejection | undefined {
  const { origin, host, 'sec-fetch-site': site = 'same-origin', 'content-type': type } = headers;
  if (method !== 'POST') return { status: 405, sentence: 'Questions are sent by POST.' };
  if (origin !== `http://${host}` || site !== 'same-origin') {
    return { status: 403, sentence: 'No other page may ask the server of the Studio.' };
  }
  if (type !== FRAMES) return { status: 415, sentence: `Questions are ${FRAMES}.` };
  if (!isSameText(String(headers[TOKEN_HEADER] ?? ''), token)) {
    return { status: 401, sentence: 'The server of the Studio has been started anew: open the Studio again.' };
  }
  return undefined;
}

/** In constant time. */
function isSameText(one: string, other: string): boolean {
  const [bytes, wanted] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
}
