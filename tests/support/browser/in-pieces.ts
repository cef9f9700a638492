import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface InPieces {
  readonly origin: string;
  /** Sends the next piece of the document; false once that was the last. */
  readonly next: () => boolean;
  readonly close: () => void;
}

/** A site whose documents arrive as slow lines bring them: up to what is named first, and on where `next` is called. */
export async function inPieces(site: string, cutBefore: readonly string[]): Promise<InPieces> {
  let document: ServerResponse | undefined;
  let pieces: string[] = [];
  const next = () => {
    document?.write(pieces.shift() ?? '');
    if (pieces.length === 0) document?.end();
    return pieces.length > 0;
  };
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '', site)).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      document = response;
      pieces = cut(await answer.text(), cutBefore);
      next();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, next, close };
}

function cut(html: string, before: readonly string[]): string[] {
  const places = before.map((part) => html.indexOf(part)).sort((one, other) => one - other);
  return [0, ...places].map((start, index) => html.slice(start, places[index]));
}
