import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { Publishable } from '../../src/compiler/compile';
import { iconSprite } from '../../src/compiler/emit/icon-sprite';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { shellOf } from '../../src/compiler/manifests';
import { MEDIA } from '../../src/compiler/media/media-files';
import { isPhotograph } from '../../src/compiler/media/picture';
import { SHARED } from '../../src/compiler/media/share-picture';
import type { DraftSite } from '../../src/compiler/site';
import { servedFile } from '../../src/compiler/svg/svg-text';
import { themeStyle } from '../../src/compiler/theme/theme';
import { THEME as THEME_FILES } from '../../src/compiler/theme/theme-files';
import { type MessageLanguage, messageLanguages } from '../../src/diagnostics/languages';
import { formatPretty } from '../../src/diagnostics/pretty';
import type { ReportedProblem } from '../../src/diagnostics/report';
import { planSite, type Renderer } from '../../src/prerender/plan';
import { htmlFile, ICON_SPRITE, notFoundFile } from '../../src/shared/paths';
import { canonicalPath, languageBelowPrefix } from '../../src/shared/read-path';
import { ICON_PATHS, iconSource, makeIcons } from '../icons/make-icons';
import { isReadRequest, sendPlainText } from '../local-server/admit';
import { respondNotReady } from '../local-server/claim-port';
import { requestAddress } from '../local-server/request-address';
import { makePictures } from '../pictures/make-pictures';
import { project } from '../project';
import { makeSharePictures } from '../share-pictures/make-share-pictures';
import type { ContentWatch } from './content-watch';
import type { LiveContent } from './live-content';
import { loadRenderer } from './load-renderer';
import type { OpenRequests } from './open-requests';
import { overviewPage } from './overview-page';
import { contentType } from './send-file';
import { readingDelay } from './simulated-delay';

const BROWSER_SCRIPT = '/scripts/preview/browser.ts';
/** Where the theme's style is served; the browser script fetches it anew when it has changed. */
const THEME_STYLE = 'theme/theme.css';
const LAYERS = `${project.root}/src/styles/layers.css`;
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
      server.ws.on('site:where', (question: TextQuery, client) =>
        client.send('site:where', locateText(liveContent(), question)),
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

/** Sends all problems to open pages, and prints errors to the terminal. */
export function sendProblems(server: ViteDevServer, liveContent: LiveContent, changed: readonly string[] = []): void {
  const { problems, language } = liveContent;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) process.stderr.write(`${formatPretty(errors, language)}\n`);
  server.ws.send('site:problems', shownProblems(liveContent, changed));
}

/** The problems of the content as a page of the preview shows them. */
export interface ShownProblems {
  readonly problems: readonly ReportedProblem[];
  readonly language: MessageLanguage;
}

/** Errors first, then those of the files that have just been changed. */
function shownProblems(liveContent: LiveContent | undefined, changed: readonly string[]): ShownProblems {
  const { problems, language } = liveContent ?? { problems: [], language: messageLanguages[0] };
  const rank = ({ severity, file }: ReportedProblem) =>
    (severity === 'error' ? 0 : 2) + (changed.some((path) => path.endsWith(sep + file.replaceAll('/', sep))) ? 0 : 1);
  return { problems: [...problems].sort((a, b) => rank(a) - rank(b)), language };
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
  const found = await produce(server, liveContent, isFile ? pathname.slice(1) : htmlFile(canonicalPath(pathname)));
  if (isFile && liveContent.published !== undefined)
    await wait(readingDelay(liveContent.published.manifests, pathname.slice(1)));
  if (isFile) {
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': contentType(pathname), ...AS_IT_IS_NOW });
    response.end(found?.content);
    return;
  }
  const document = found ?? (await produce(server, liveContent, notFoundFileAt(pathname, liveContent)));
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
  const document = await server.transformIndexHtml(pathname, html);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(document);
}

/** One file of the site as the build would write it; of what it would not, what the Studio draws pages with all the same. */
async function produce(
  server: ViteDevServer,
  { published, latest }: LiveContent,
  path: string,
): Promise<OutputFile | undefined> {
  const found = published && (await publishedFile(server, published, path));
  return found ?? (latest && asItIs(latest.site, path));
}

async function publishedFile(
  server: ViteDevServer,
  published: Publishable,
  path: string,
): Promise<OutputFile | undefined> {
  const { manifests, outputs, fileAndLine } = published;
  const picture = path.endsWith('.html') ? undefined : await pictureAt(path, published);
  if (picture !== undefined) return picture;
  const entry = await loadRenderer(server);
  const { renderDocument, renderPageTags, renderRedirect } = entry;
  const render = await entry.createRenderer();
  const renderPage: Renderer['renderPage'] = ({ manifest }) =>
    render(manifest, shellOf(manifests, manifest.language), manifests.url, ({ source }, error) =>
      server.config.logger.error(`${fileAndLine(source)}: ${error instanceof Error ? error.stack : String(error)}`),
    );
  const assets = {
    boot: '/src/boot.ts',
    script: '/src/entry-client.ts',
    stylesOf: () => [`/${THEME_STYLE}`],
    fonts: [],
    preview: BROWSER_SCRIPT,
  };
  const renderer = { renderPage, renderDocument, renderPageTags, renderRedirect };
  const files = [...outputs, ...(await themeFiles(published))];
  const batch = planSite(manifests, files, assets).find(({ paths }) => paths.includes(path));
  return batch?.produce(renderer).find((file) => file.path === path);
}

/** Pages are drawn in the Studio also when nothing can be published: what these need is there, as it is among the files. */
function asItIs(site: DraftSite, path: string): OutputFile | undefined {
  if (path === ICON_SPRITE.slice(1)) return { path, content: iconSprite(site) };
  const content = path.startsWith(MEDIA) || path.startsWith(THEME_FILES) ? site.files.get(path) : undefined;
  return content && { path, content: servedFile(path, content) };
}

/** What the site shows of a photograph or to those who share a page, made when it is asked for; or the photograph itself, to be chosen in the Studio. */
async function pictureAt(path: string, published: Publishable): Promise<OutputFile | undefined> {
  const { pictures, site, manifests } = published;
  const made: OutputFile[] = [];
  const wanted = pictures().filter((picture) => picture.path === path);
  await makePictures(wanted, site.files, ({ content }) => made.push({ path, content }));
  const shared = path.startsWith(SHARED) ? manifests.pages : [];
  const drawn = shared.flatMap(({ sharePicture }) => (sharePicture?.path === path ? sharePicture : []));
  await makeSharePictures(drawn, site.files, (picture) => made.push(picture));
  const icons = ICON_PATHS.includes(path) ? iconSource(published) : undefined;
  made.push(...(icons === undefined ? [] : await makeIcons(icons)).filter((icon) => icon.path === path));
  const content = path.startsWith(MEDIA) ? site.files.get(path) : undefined;
  return made[0] ?? (content && isPhotograph(path, content) ? { path, content } : undefined);
}

/** The theme as its files are. Its style comes before those of src/, so it says itself in which order layers apply. */
async function themeFiles({ theme }: Publishable): Promise<OutputFile[]> {
  const style = (await readFile(LAYERS, 'utf8')) + themeStyle(theme, (path) => `/${path}`);
  return [{ path: THEME_STYLE, content: style }, ...[...theme.files].map(([path, content]) => ({ path, content }))];
}
