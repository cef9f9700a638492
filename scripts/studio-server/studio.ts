import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteFiles } from '../../src/compiler/source';
import { gapIn } from '../../src/compiler/values/gaps';
import { type MessageLanguage, messageLanguageFor } from '../../src/diagnostics/languages';
import { contentType } from '../../src/shared/content-types';
import { asRecord, isRecord } from '../../src/shared/is-record';
import { API, STUDIO } from '../../src/studio/backend/wire';
import { bundleStudio, type StudioBundle } from '../bundle/studio-bundle';
import { isCodeUnchanged } from '../fingerprint';
import { hashOf } from '../hash';
import type { ContentWatch } from '../live-content/content-watch';
import type { LiveContent } from '../live-content/live-content';
import { sendPlainText } from '../local-server/admit';
import { respondNotReady } from '../local-server/claim-port';
import { requestAddress } from '../local-server/request-address';
import { project } from '../project';
import { type Rejection, rejectApiRequest, rejectDocumentRequest, rejectRemote } from './admission';
import { type ApiParts, handleRequest } from './api';
import { ASSET_HEADERS, COMMON_HEADERS, DOCUMENT_HEADERS, pageDocument, studioDocument } from './documents';
import { openHistory } from './history';
import { createJournal } from './journal';
import { createSeat } from './seat';
import { createSiteStore, type SiteStore } from './site-store';

export { STUDIO };

/** What is known once the command has begun. */
export interface StudioSetting {
  readonly language: MessageLanguage;
  readonly formService: string;
  readonly day: string | undefined;
  readonly content: LiveContent;
}

/** What the Studio is called where its address is printed. */
export const studioNames: Readonly<Record<MessageLanguage, string>> = {
  es: 'Studio, para cambiar la web',
  en: 'Studio, to change the site',
};

/** Serves the Studio at an address of its own, to this computer alone. Until there is a setting, it asks for patience. */
export function studio(host: string, setting: () => StudioSetting | undefined, content: ContentWatch): Plugin {
  const token = randomBytes(32).toString('base64url');
  const own = join(project.local, 'studio', nameOf(project.site));
  const journal = createJournal(join(own, 'journal.jsonl'));
  const store = createSiteStore(project.site, journal, createSeat(join(own, 'seat')));
  const bundle = asOpened(bundleStudio);
  const isOfThisCode = asOpened(isCodeUnchanged);
  const history = asOpened(() => openHistory(project.site));
  return {
    name: 'studio',
    configureServer: (server) => {
      content.onChange(store.notice);
      server.middlewares.use((request, response, next) => {
        const address = requestAddress(request);
        const path = address?.pathname ?? '';
        if (address === undefined || (path !== STUDIO && !path.startsWith(`${STUDIO}/`))) return next();
        const settled = setting();
        if (settled === undefined) return void respondNotReady(request, response, address);
        const asked = { path, request, response, host, token, store, bundle, isOfThisCode, history, setting: settled };
        answer(asked).catch((error: unknown) => {
          server.config.logger.error(`${path}: ${String(error)}`);
          sendPlainText(response, 500, 'This could not be answered; the terminal says why.', COMMON_HEADERS);
        });
      });
    },
  };
}

/** What a site is called on this computer: another one for each folder. */
function nameOf(site: string): string {
  const name = basename(site) === 'site' ? basename(dirname(site)) : basename(site);
  return `${name}-${hashOf(site).slice(0, 8)}`;
}

/** What was found when the Studio was last opened. */
type AsOpened<Found> = (isOpening: boolean) => Promise<Found>;

/** Looks whenever the Studio is opened, not at each question; what failed is tried again. */
function asOpened<Found>(look: () => Promise<Found>): AsOpened<Found> {
  let found: Promise<Found> | undefined;
  return (isOpening) => {
    if (isOpening || found === undefined) {
      found = look();
      found.catch(() => {
        found = undefined;
      });
    }
    return found;
  };
}

interface Asked {
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly host: string;
  readonly token: string;
  readonly store: SiteStore;
  readonly bundle: AsOpened<StudioBundle>;
  /** Whether the Studio has the code of this process: if not, the same files may mean something else to it. */
  readonly isOfThisCode: AsOpened<boolean>;
  readonly history: ApiParts['history'];
  readonly setting: StudioSetting;
}

async function answer(asked: Asked): Promise<void> {
  const { path, request, response, host, token, setting } = asked;
  const reject = ({ status, sentence }: Rejection) => sendPlainText(response, status, sentence, COMMON_HEADERS);
  const elsewhere = rejectRemote(request, host);
  if (elsewhere !== undefined) return reject(elsewhere);
  if (path.startsWith(API)) {
    const rejection = rejectApiRequest(request, token);
    if (rejection !== undefined) return reject(rejection);
    return handleRequest(path.slice(API.length), request, response, partsOf(asked));
  }
  // As people type it.
  if (path === `${STUDIO}/`) {
    const location = STUDIO + (request.url ?? path).slice(path.length);
    return void response.writeHead(307, { ...COMMON_HEADERS, location }).end();
  }
  const uses = { [STUDIO]: ['document'], [`${STUDIO}/page`]: ['iframe'] }[path];
  const rejection = rejectDocumentRequest(request, uses ?? ['script', 'style', 'worker', 'font', 'image', 'empty']);
  if (rejection !== undefined) return reject(rejection);
  if (path === STUDIO) void asked.isOfThisCode(true);
  const { app, page, files } = await asked.bundle(path === STUDIO);
  if (path === STUDIO) {
    const language = languageAskedFor(request);
    const title = titleOf(setting.content, language);
    const opened = studioDocument(app, { token, language, site: nameOf(project.site), title });
    return send(asked, DOCUMENT_HEADERS, opened);
  }
  if (path === `${STUDIO}/page`) return send(asked, DOCUMENT_HEADERS, pageDocument(page, setting.language));
  const name = path.slice(STUDIO.length + 1);
  const file = files.get(name);
  if (file === undefined) return sendPlainText(response, 404, 'Not found', COMMON_HEADERS);
  send(asked, { ...ASSET_HEADERS, 'content-type': contentType(name) }, file);
}

/** The first that there is of those that the browser asks for. */
function languageAskedFor({ headers }: IncomingMessage): MessageLanguage {
  const asked = headers['accept-language']?.split(',') ?? [];
  return messageLanguageFor(asked.map((each) => ({ code: each.trim().split(/[-;]/)[0] ?? '' })));
}

/** What visitors know the site by; nothing before it has been read, or while that is still to be written. */
function titleOf({ latest, published }: LiveContent, language: MessageLanguage): string {
  const { brand } = asRecord((latest ?? published)?.site.singletons.get('settings'));
  const name = isRecord(brand) ? (brand[language] ?? Object.values(brand)[0]) : brand;
  return typeof name === 'string' && gapIn(name) === undefined ? name : '';
}

function partsOf({ store, history, isOfThisCode, setting: { day, formService, content } }: Asked): ApiParts {
  const knownFiles = async (files: SiteFiles) => ((await isOfThisCode(false)) ? content.knownFiles(files) : []);
  return { store, history, day, formService, knownFiles };
}

function send(
  { request, response }: Asked,
  headers: Readonly<Record<string, string>>,
  content: string | Uint8Array,
): void {
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : content);
}
