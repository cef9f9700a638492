import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentType } from '../../src/shared/content-types';
import { type ContentCoding, contentCodingOf } from './content-coding';
import { readRange } from './range';

/** Why a path leads to no file. Whatever else keeps one from being read is no reason to say that it is not there. */
const NOT_THERE: readonly (string | undefined)[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/**
 * Answers with a file, or with the part of it that is asked for; `false` where there is no such file. Size and content
 * are those of one open file, whatever is put in its place meanwhile.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  status: number,
): Promise<boolean> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (NOT_THERE.includes(error.code)) return undefined;
    throw error;
  });
  if (handle === undefined) return false;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return false;
    response.setHeader('content-type', contentType(path));
    response.setHeader('last-modified', stats.mtime.toUTCString());
    response.setHeader('vary', 'accept-encoding');
    const coding = contentCodingOf(request, path);
    const tag = entityTag(stats, coding);
    response.setHeader('etag', tag);
    if (status === 200 && isKnown(request, tag)) response.writeHead(304).end();
    else if (coding !== undefined && stats.size > 0)
      await sendCompressed(request, response, { handle, status, coding, tag });
    else await sendContent(request, response, { handle, size: stats.size, status, tag });
    return true;
  } finally {
    await handle.close();
  }
}

/** Another one whenever the file has been written: a new build writes what has changed, and nothing else. */
function entityTag({ ino, size, mtimeMs }: Stats, coding: ContentCoding | undefined): string {
  const numbers = [ino, size, Math.round(mtimeMs)].map((number) => number.toString(36));
  return `"${[...numbers, ...(coding ? [coding.name] : [])].join('-')}"`;
}

function isKnown(request: IncomingMessage, tag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known?.some((one) => one === tag || one === '*') === true;
}

interface Content {
  readonly handle: FileHandle;
  readonly size: number;
  readonly status: number;
  readonly tag: string;
}

async function sendContent(request: IncomingMessage, response: ServerResponse, content: Content): Promise<void> {
  const { handle, size, status, tag } = content;
  const { range: asked, 'if-range': ofTag = tag } = request.headers;
  // Of a file that has changed meanwhile, a part fits to nothing.
  const range = status === 200 && ofTag === tag ? readRange(asked, size) : undefined;
  if (range === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.setHeader('content-length', end - start + 1);
  if (range !== undefined) response.setHeader('content-range', `bytes ${start}-${end}/${size}`);
  response.writeHead(range === undefined ? status : 206);
  if (request.method === 'HEAD' || size === 0) response.end();
  else await pipeline(handle.createReadStream({ start, end }), response);
}

interface Compressible extends Omit<Content, 'size'> {
  readonly coding: ContentCoding;
}

async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  { handle, status, coding, tag }: Compressible,
): Promise<void> {
  const body = request.method === 'HEAD' ? undefined : await compressed(handle, coding, tag);
  response.writeHead(status, { 'content-encoding': coding.name }).end(body);
}

/** So many files are remembered as they were sent. */
const MOST_SENT = 500;
const sent = new Map<string, Promise<Buffer>>();

/** A file as it is sent; its tag tells it from what it was before, and from all others. */
function compressed(handle: FileHandle, coding: ContentCoding, tag: string): Promise<Buffer> {
  const known = sent.get(tag);
  if (known !== undefined) return known;
  const made = handle.readFile().then(coding.compress);
  const [oldest] = sent.size < MOST_SENT ? [] : sent.keys();
  if (oldest !== undefined) sent.delete(oldest);
  sent.set(tag, made);
  made.catch(() => sent.delete(tag));
  return made;
}
