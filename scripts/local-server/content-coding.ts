import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { TEXT_ENDINGS } from '../../src/shared/content-types';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fast, and hardly larger than what hosts send. */
const QUALITY = 5;

/** A way to send a file in fewer bytes. */
export interface ContentCoding {
  readonly name: string;
  readonly compress: (bytes: Buffer) => Promise<Buffer>;
}

/** By the names that browsers call them; the best first. */
const CODINGS = {
  br: (bytes) => compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (bytes) => compressGzip(bytes, { level: QUALITY }),
} as const satisfies Record<string, ContentCoding['compress']>;

/** How a text may be sent in fewer bytes, as hosts do. A range (RFC 9110) is one of the bytes of the file itself. */
export function contentCodingOf({ headers }: IncomingMessage, path: string): ContentCoding | undefined {
  if (headers.range !== undefined || !TEXT_ENDINGS.includes(extname(path).slice(1))) return undefined;
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  const found = Object.entries(CODINGS).find(([name]) => accepted.includes(name));
  return found && { name: found[0], compress: found[1] };
}
