import type { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join, normalize } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Plugin, WebSocket } from 'vite';
import { sendPlainText } from '../local-server/admit';
import { createListener } from '../local-server/create-listener';
import { isOwnHost } from '../local-server/own-host';
import { requestAddress } from '../local-server/request-address';
import { project } from '../project';

/** Vite's address for opening a file in the editor of the person at this computer. */
const EDITOR = '/__open-in-editor';
/** The protocols of the sockets of Vite's pages. */
const VITES: readonly string[] = ['vite-hmr', 'vite-ping'];
/** The events that pages of the preview send over them. */
const SAID: readonly string[] = ['site:problems', 'site:where', 'vite:invalidate'];

/** Refuses requests that are not for a server at `host`, and lets only its own pages open an editor. */
export function sameOriginGuard(host: string): Plugin {
  return {
    name: 'same-origin-guard',
    configureServer: ({ httpServer, middlewares, ws }) => {
      if (httpServer !== null) guard(httpServer, host);
      ws.on('connection', hearPagesOnly);
      middlewares.use(EDITOR, (request, response, next) => {
        if (isFromOwnPage(request)) {
          // The page of a form that sends this request stays.
          response.statusCode = 204;
          request.url = `/?file=${encodeURIComponent(fileOfSite(request))}`;
          next();
        } else {
          sendPlainText(response, 403, 'Only a page of the live preview may open a file in the editor.');
        }
      });
    },
  };
}

/** Pages name a file of the site as its editors do: `site/pages/home.yaml:3:5`, wherever the site's folder is. */
function fileOfSite({ url = '' }: IncomingMessage): string {
  const file = new URL(url, 'http://preview').searchParams.get('file') ?? '';
  return join(project.site, normalize(`/${file.replace(/^site\//, '')}`));
}

/**
 * Stands before Vite's own listeners, which end the process at some addresses before they ask any middleware, and leave
 * connections open that ask for anything but Vite's own socket.
 */
function guard(server: EventEmitter, host: string): void {
  server.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const { host: header, 'sec-websocket-protocol': protocol = '' } = request.headers;
    const port = request.socket.localPort ?? 0;
    const isVites =
      isOwnHost(header, { host, port }) && VITES.includes(protocol) && requestAddress(request) !== undefined;
    if (!isVites) socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
  });
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on(
    'request',
    createListener(host, (request, response) => {
      for (const listener of listeners) listener(request, response);
    }),
  );
}

/** Ignores all other messages: Vite ends the process at a message that it does not expect. */
function hearPagesOnly(socket: WebSocket): void {
  const listeners = socket.listeners('message') as ((message: WebSocket.RawData) => void)[];
  socket.removeAllListeners('message');
  socket.on('message', (message) => {
    try {
      const { event } = JSON.parse(String(message)) as { readonly event?: unknown };
      if (SAID.some((known) => known === event)) for (const listener of listeners) listener(message);
    } catch {
      // Nothing is answered.
    }
  });
}

/** Whether the browser vouches that a page of this server asks. Older ones do so by the origin alone. */
function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  const isOwnOrigin = origin === `http://${host}`;
  return site === undefined ? isOwnOrigin : site === 'same-origin' && (origin === undefined || isOwnOrigin);
}
