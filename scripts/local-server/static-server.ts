import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix, resolve, sep } from 'node:path';
import { CACHING, cachingOf, type Headers, isHidden } from '../hosting/serving';
import { isReadRequest, sendPlainText } from './admit';
import { respondNotReady } from './claim-port';
import type { Handler } from './create-listener';
import { sendFile } from './send-file';

/**
 * Serves a built site as a static host does: flat files, redirects as their documents say, the nearest
 * 404.html with status 404.
 * `headers` are those of every answer. Files are looked up at each request, so that a new build is served at once.
 */
export function serveStatic(folder: string, headers: Headers = {}): Handler {
  return async (request, response, address) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!isReadRequest(request, response)) return;
    // As escapes may write it, it leads elsewhere than it begins.
    const pathname = posix.normalize(address.pathname);
    response.setHeader('cache-control', cachingOf(pathname));
    const paths = isHidden(pathname) ? [] : candidates(folder, pathname);
    if (await sendFirst(request, response, paths, 200)) return;
    response.setHeader('cache-control', CACHING.other);
    if (await sendFirst(request, response, notFoundPages(folder, pathname), 404)) return;
    if (existsSync(folder)) sendPlainText(response, 404, 'Not found');
    else await respondNotReady(request, response, address);
  };
}

/** Sends the first of some files that is there; whether one is. */
async function sendFirst(
  request: IncomingMessage,
  response: ServerResponse,
  paths: readonly string[],
  status: number,
): Promise<boolean> {
  for (const path of paths) {
    if (await sendFile(request, response, path, status)) return true;
  }
  return false;
}

/** The files that may stand at an address, none of them outside the folder. */
function candidates(folder: string, pathname: string): string[] {
  const path = resolve(folder, `.${pathname}`);
  if (path === resolve(folder)) return [join(path, 'index.html')];
  if (!path.startsWith(resolve(folder) + sep)) return [];
  const pages = [`${path}.html`, join(path, 'index.html')];
  return pathname.endsWith('/') ? pages : [path, ...pages];
}

/** The files that may answer where nothing is: that of the folder an address lies in, then those of the folders around it. */
function notFoundPages(folder: string, pathname: string): string[] {
  const folders = [resolve(folder)];
  for (const name of pathname.toLowerCase().split('/').filter(Boolean)) {
    const next = join(folders[0] ?? folder, name);
    if (!next.startsWith(resolve(folder) + sep) || !existsSync(next)) break;
    folders.unshift(next);
  }
  return folders.map((path) => join(path, '404.html'));
}
