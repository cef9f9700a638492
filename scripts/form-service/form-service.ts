import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Manifests } from '../../src/compiler/manifests';
import { hostInAddress, isWildcard, listen, nextPort, type ServerAddress } from '../local-server/address';
import { createListener, type Handler } from '../local-server/create-listener';
import { project } from '../project';
import { answerRequest, type ServiceParts } from './answer-request';
import { createRateLimit } from './rate-limit';
import { createSubmissionLog } from './submission-log';

export interface FormService {
  readonly server: Server;
  readonly origin: string;
}

interface FormServiceOptions {
  /** Of the website; the service takes the next port, or any other that is free. */
  readonly address: ServerAddress;
  /** Where submissions are stored: `submissions.jsonl` in this folder. */
  readonly folder: string;
  readonly texts: () => Manifests['formTexts'] | undefined;
  /** Submissions that one address may send in a minute. */
  readonly mostAMinute?: number;
}

const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const FILES = join(project.root, 'scripts/form-service/browser');
const files: Readonly<Record<string, string>> = {
  '/embed.js': 'text/javascript; charset=utf-8',
  '/form.js': 'text/javascript; charset=utf-8',
  '/form.css': 'text/css; charset=utf-8',
};

/**
 * Runs the stand-in for a form provider (decision T1): real forms on an origin of their own, which speak the
 * provider's protocol and store what is sent in a file.
 */
export async function serveForms({
  address,
  folder,
  texts,
  mostAMinute = MOST_A_MINUTE,
}: FormServiceOptions): Promise<FormService> {
  const host = isWildcard(address.host) ? '127.0.0.1' : address.host;
  const parts: ServiceParts = {
    texts,
    log: createSubmissionLog(join(folder, 'submissions.jsonl')),
    isAllowed: createRateLimit(mostAMinute, MINUTE_MS),
  };
  const server = createServer(createListener(host, answerWith(host, parts)));
  const port = await listenNear(server, host, nextPort(address.port));
  return { server, origin: `http://${hostInAddress(host)}:${port}` };
}

function answerWith(host: string, parts: ServiceParts): Handler {
  return async (request, response, address) => {
    if (address.pathname in files) return sendFile(address.pathname, response);
    const { status, html } = (await answerRequest(request, address, parts)) ?? { status: 404, html: '' };
    // Whoever is still sending what was not wanted is cut off.
    if (!request.complete) response.setHeader('connection', 'close');
    response.writeHead(status, { ...headersFor(host), 'content-type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : html);
  };
}

async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
  const content = await readFile(join(FILES, pathname));
  response.writeHead(200, { 'content-type': files[pathname], 'x-content-type-options': 'nosniff' });
  response.end(content);
}

/** Only pages on this computer may show the forms in a frame. */
function headersFor(host: string): Record<string, string> {
  const around = [...new Set(['127.0.0.1', 'localhost', host])].map((name) => `http://${name}:*`).join(' ');
  return {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${around}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

/** Listens on the wanted port, or on any free one when it is taken. */
function listenNear(server: Server, host: string, port: number): Promise<number> {
  return listen(server, { host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port === 0) throw error;
    return listen(server, { host, port: 0 });
  });
}
