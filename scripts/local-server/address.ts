import { createServer, type Server } from 'node:http';
import { PlainError } from '../plain-error';
import { cannotListen, noPort, portTaken } from '../words/server';

export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

const LAST_PORT = 65535;
const WILDCARDS: readonly string[] = ['0.0.0.0', '::'];

/** `PORT` and `HOST`, or 127.0.0.1:4173. Throws when PORT is no port number. */
export function serverAddress(env: NodeJS.ProcessEnv): ServerAddress {
  const { PORT = '4173', HOST } = env;
  const port = /^\d+$/.test(PORT) ? Number(PORT) : Number.NaN;
  if (!(port <= LAST_PORT)) throw new PlainError(noPort(PORT, LAST_PORT));
  // To an empty one the system listens at every address of this computer.
  return { host: HOST || '127.0.0.1', port };
}

/** Whether the host opens a server to the network: it then answers at every address of this computer. */
export function isWildcard(host: string): boolean {
  return WILDCARDS.includes(host);
}

/** The port after the given one, or 0 for any free one where there is none. */
export function nextPort(port: number): number {
  return port === 0 || port >= LAST_PORT ? 0 : port + 1;
}

/** How a host is written in an address: IPv6 in brackets. */
export function hostInAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Where a person finds a server in the browser. */
export function originOf({ host, port }: ServerAddress): string {
  return `http://${isWildcard(host) ? 'localhost' : hostInAddress(host)}:${port}`;
}

/** Starts to listen; the port that was bound. */
export function listen(server: Server, { host, port }: ServerAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
  });
}

/** A port of this computer at which nobody listens at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, { host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Why a command cannot listen, in a sentence with what to type instead. */
export function listenFailure(cause: unknown, { host, port }: ServerAddress, command: string): PlainError {
  const why = cause instanceof Error ? cause.message : String(cause);
  const isTaken = /EADDRINUSE|already in use/.test(why);
  const message = isTaken
    ? portTaken(port, `PORT=${anotherPort(port)} ${command}`)
    : cannotListen(originOf({ host, port }), why);
  return new PlainError(message, { cause });
}

/** Not the next one: there the forms of a second run are served. */
function anotherPort(port: number): number {
  return port + 10 <= LAST_PORT ? port + 10 : port - 10;
}
