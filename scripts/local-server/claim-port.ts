import { createServer } from 'node:http';
import { listen, listenFailure, originOf, type ServerAddress } from './address';
import { createListener, type Handler } from './create-listener';

/** A port that nobody else can take any more. */
export interface ClaimedPort {
  readonly url: string;
  /** Until this is called, every request is answered with 503. */
  serve(handle: Handler): void;
  close(): void;
}

/** Takes a port before there is anything to serve. Throws a sentence that says how to choose another when it is taken. */
export async function claimPort(address: ServerAddress, command: string): Promise<ClaimedPort> {
  let handle: Handler = respondNotReady;
  const server = createServer(createListener(address.host, (...request) => handle(...request)));
  const port = await listen(server, address).catch((error: unknown) => {
    throw listenFailure(error, address, command);
  });
  return {
    url: originOf({ host: address.host, port }),
    serve: (handler) => {
      handle = handler;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Responds that the website will be there soon; browsers try again by themselves. Where the address names a place of a page,
 * as that of the Studio does, a refresh would only go to that place of what is there already.
 */
export const respondNotReady: Handler = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1', refresh: '1' });
  response.end(`<!doctype html>
<title>503</title>
<p>The website is being put together: try again in a moment.</p>
<script>setTimeout(() => location.reload(), 1000)</script>
`);
};
