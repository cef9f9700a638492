import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** `PORT` and `HOST`, or 127.0.0.1:4173. Throws when PORT is no port number. */
export function serverAddress(env: NodeJS.ProcessEnv): ServerAddress {
  const port = Number(env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT=${env.PORT} is not a port number`);
  return { host: env.HOST ?? '127.0.0.1', port };
}

/**
 * Serves a built site as a static host does: flat files, redirects as their documents say, 404.html with status 404.
 * Files are looked up at each request, so that a new build is served at once.
 */
export async function serveStatic(folder: string, address: ServerAddress): Promise<{ server: Server; url: string }> {
  const serve = sirv(folder, { dev: true, extensions: ['html'] });
  const server = createServer((request, response) =>
    serve(request, response, () => void answerNotFound(folder, response)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : address.port;
  return { server, url: `http://${address.host}:${port}` };
}

async function answerNotFound(folder: string, response: ServerResponse): Promise<void> {
  const document = await readFile(join(folder, '404.html')).catch(() => 'Not found');
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(document);
}
