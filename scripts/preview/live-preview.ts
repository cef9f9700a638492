import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { contentType } from '../../src/shared/content-types';
import { htmlFile, notFoundFile } from '../../src/shared/paths';
import { canonicalPath, languageBelowPrefix } from '../../src/shared/read-path';
import type { ContentWatch } from '../live-content/content-watch';
import type { LiveContent } from '../live-content/live-content';
import { isReadRequest, sendPlainText } from '../local-server/admit';
import { respondNotReady } from '../local-server/claim-port';
import { requestAddress } from '../local-server/request-address';
import { project } from '../project';
import type { OpenRequests } from './open-requests';
import { overviewPage } from './overview-page';
import { BROWSER_SCRIPT, produceFile } from './produce-file';
import { sendProblems, shownProblems } from './shown-problems';
import { readingDelay } from './simulated-delay';

const THEME = join(project.site, 'theme', sep);

const SETTLE_MS = 20;

/** What an open page needs to ask for what it shows now; what else is to be done waits for so long. */
const SHOWN_MS = 100;

/** What is edited is never shown from a cache. */
const AS_IT_IS_NOW = { 'cache-control': 'no-store' };

/** What is shown as long as the content has never been without errors: they lie over it, and it goes with the first change that mends them. */
const WAITING_DOCUMENT = `<!doctype html><title>…</title><script type="module" src="${BROWSER_SCRIPT}"></script>`;

/**
 * Serves the site from its sources: pages are rendered when asked for, changes of content are pushed to the browser.
 * Until the content is open it answers 503.
 */
export function livePreview(
  liveContent: () => LiveContent | undefined,
  content: ContentWatch,
  requests: OpenRequests,
): Plugin {
  return {
    name: 'live-preview',
    configureServer: (server) => {
      server.middlewares.use(requests.note);
      announceChanges(server, liveContent, content);
      server.ws.on('site:problems', (_data, client) => client.send('site:problems', shownProblems(liveContent(), [])));
      server.ws.on('site:where', (query: TextQuery, client) =>
        client.send('site:where', locateText(liveContent(), query)),
      );
      return () =>
        server.middlewares.use(
          (request, response, next) => void answer(server, liveContent(), request, response).catch(next),
        );
    },
    hotUpdate({ file, server }) {
      const loaded = [...(server.environments.client.moduleGraph.getModulesByFile(file) ?? [])].filter(isLoaded);
      if (this.environment.name === 'ssr' && loaded.length === 0) server.ws.send('site:change');
    },
  };
}

/** Whether a browser has loaded a module, and not only one that imports it, as the registry imports all sections. */
function isLoaded({ isSelfAccepting }: EnvironmentModuleNode): boolean {
  return isSelfAccepting !== undefined;
}

function announceChanges(
  server: ViteDevServer,
  liveContent: () => LiveContent | undefined,
  content: ContentWatch,
): void {
  let timer: NodeJS.Timeout | undefined;
  let waiting: string[] = [];
  content.onChange((path) => {
    waiting.push(path);
    clearTimeout(timer);
    timer = setTimeout(announce, SETTLE_MS);
  });

  function announce(): void {
    const open = liveContent();
    if (open === undefined) {
      timer = setTimeout(announce, SETTLE_MS);
      return;
    }
    const changed = waiting;
    waiting = [];
    announceChange(server, open, changed).catch((error: unknown) => server.config.logger.error(String(error)));
  }
}

async function announceChange(
  server: ViteDevServer,
  liveContent: LiveContent,
  changed: readonly string[],
): Promise<void> {
  const isJudged = await liveContent.refresh(changed, async () => {
    if (changed.some((path) => path.startsWith(THEME))) server.ws.send('site:theme');
    server.ws.send('site:change');
    if (server.ws.clients.size > 0) await wait(SHOWN_MS);
  });
  if (isJudged) sendProblems(server, liveContent, changed);
}

/** A text of a page of the preview whose place in the content is asked for. */
export interface TextQuery {
  readonly text: string;
  readonly language: string;
}

/** File, line and column; empty where it is not written in the content. */
function locateText(liveContent: LiveContent | undefined, { text, language }: TextQuery): string {
  const published = liveContent?.published;
  const isKnown = published?.manifests.languages.some(({ code }) => code === language);
  const [place] = isKnown ? (published?.whereWritten(String(text), language) ?? []) : [];
  return place === undefined ? '' : `site/${place.file}:${place.line}:${place.column}`;
}

async function answer(
  server: ViteDevServer,
  liveContent: LiveContent | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = requestAddress(request);
  if (address === undefined) return sendPlainText(response, 400, 'This address is not written correctly.');
  if (liveContent === undefined) return respondNotReady(request, response, address);
  if (!isReadRequest(request, response)) return;
  const { pathname } = address;
  const overview = await overviewPage(liveContent, address);
  if (overview !== undefined) return answerDocument(server, response, { pathname, html: overview, status: 200 });
  const isFile = extname(pathname) !== '';
  const found = await produceFile(server, liveContent, isFile ? pathname.slice(1) : htmlFile(canonicalPath(pathname)));
  if (isFile) {
    const { published } = liveContent;
    if (published !== undefined) await wait(readingDelay(published.manifests, pathname.slice(1)));
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': contentType(pathname), ...AS_IT_IS_NOW });
    response.end(found?.content);
    return;
  }
  const document = found ?? (await produceFile(server, liveContent, notFoundFileAt(pathname, liveContent)));
  const html = String(document?.content ?? WAITING_DOCUMENT);
  await answerDocument(server, response, { pathname, html, status: found === undefined ? 404 : 200 });
}

/** The file of the page that a host answers with where nothing is. */
function notFoundFileAt(pathname: string, { published }: LiveContent): string {
  const languages = published?.manifests.languages ?? [];
  const language = languageBelowPrefix(canonicalPath(pathname), languages);
  return language === undefined ? '404.html' : notFoundFile(language, languages);
}

/** Answers with a document to which the script of the preview is added. */
async function answerDocument(
  server: ViteDevServer,
  response: ServerResponse,
  { pathname, html, status }: { readonly pathname: string; readonly html: string; readonly status: number },
): Promise<void> {
  const document = await server.transformIndexHtml(encodeURI(pathname), html);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(document);
}
