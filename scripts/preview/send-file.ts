import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import { readRange } from './range';

/**
 * Answers with a file, or with the part of it that is asked for; `false` where there is no such file. Size and content
 * are those of one open file, whatever is put in its place meanwhile.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  status = 200,
): Promise<boolean> {
  const handle = await open(path).catch(() => undefined);
  if (handle === undefined) return false;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return false;
    response.setHeader('content-type', contentType(path));
    response.setHeader('last-modified', stats.mtime.toUTCString());
    response.setHeader('cache-control', 'no-store');
    await sendContent(request, response, { handle, size: stats.size, status });
    return true;
  } finally {
    await handle.close();
  }
}

interface Content {
  readonly handle: FileHandle;
  readonly size: number;
  readonly status: number;
}

async function sendContent(request: IncomingMessage, response: ServerResponse, content: Content): Promise<void> {
  const { handle, size, status } = content;
  const range = status === 200 ? readRange(request.headers.range, size) : undefined;
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

/** What a browser is told a file is. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
