import type { OutputFile } from '../compiler/emit/output-file';
import { type Manifests, type PlacedPage, type Redirect, shellOf } from '../compiler/manifests';
import type * as ServerEntry from '../entry-server';
import { withoutContents } from '../renderer/document-drawings';
import { type DocumentData, isStatic, type PageData, type VisitData } from '../renderer/page-data';
import { defaultLanguage } from '../shared/language';
import type { Shell } from '../shared/manifest';
import { dataFile, htmlFile, prefixedPath } from '../shared/paths';
import type { DocumentAssets } from './document-assets';

/** What the bundled code of src/ makes of the site. */
export interface Renderer extends Pick<typeof ServerEntry, 'renderDocument' | 'renderRedirect'> {
  /** Throws, naming file and line, when a section fails and the caller wants no replacement. */
  readonly renderPage: (placed: PlacedPage) => ServerEntry.RenderedPage;
}

/** Files that come from one rendering: a page with its data, a shell, a redirect. */
export interface Batch {
  readonly paths: readonly string[];
  /** The page that the files show. They depend on its manifest, too. */
  readonly page?: PlacedPage;
  /** All else that the files depend on besides the code. */
  readonly inputs: readonly unknown[];
  readonly produce: (renderer: Renderer) => readonly OutputFile[];
}

/** Everything the website consists of besides the bundle: the build produces all of it, the live preview what is asked for. */
export function planSite(manifests: Manifests, outputs: readonly OutputFile[], assets: DocumentAssets): Batch[] {
  return [
    ...manifests.pages.map((placed) => pageBatch(placed, manifests, assets)),
    ...Object.values(manifests.shells).map(shellBatch),
    ...manifests.redirects.map((redirect) => redirectBatch(redirect, manifests, assets)),
    ...outputs.map((output) => ({ paths: [output.path], inputs: [output.content], produce: () => [output] })),
  ];
}

function pageBatch(placed: PlacedPage, manifests: Manifests, assets: DocumentAssets): Batch {
  const documents = documentPaths(placed, manifests);
  const dataFiles = dataPaths(placed, manifests);
  const shell = shellOf(manifests, placed.language);
  return {
    paths: [...documents, ...dataFiles],
    page: placed,
    inputs: [shell, manifests.url, assets],
    produce: (renderer) => {
      const { markup, data, things } = renderer.renderPage(placed);
      const html = renderer.renderDocument({
        manifest: placed.manifest,
        shell,
        url: manifests.url,
        markup,
        data: documentData(data, shell),
        things,
        assets,
      });
      const json = JSON.stringify(data);
      return [
        ...documents.map((path) => ({ path, content: html })),
        ...dataFiles.map((path) => ({ path, content: json })),
      ];
    },
  };
}

function documentPaths({ role, language, addresses }: PlacedPage, { languages }: Manifests): string[] {
  const isFallback = role === 'not-found' && language === defaultLanguage(languages).code;
  return [...addresses.map(htmlFile), ...(isFallback ? ['404.html'] : [])];
}

function dataPaths({ role, language, addresses }: PlacedPage, { languages }: Manifests): string[] {
  const fallback = prefixedPath('/404', language, languages);
  return [...addresses, ...(role === 'not-found' ? [fallback] : [])].map(dataFile);
}

/** The document holds the HTML of its static sections and drawings once: in its body. */
function documentData(page: PageData, shell: Shell): DocumentData {
  const sections = page.sections.map((section) => (isStatic(section) ? { ...section, html: '' } : section));
  return { page: { ...page, drawings: withoutContents(page.drawings), sections }, visit: visitData(shell) };
}

function visitData({ settings, theme, consent }: Shell): VisitData {
  const { languages, privacy, visitor, tracking } = settings;
  return {
    languages,
    ...(privacy && { privacy }),
    ...(visitor && { visitor }),
    ...(tracking && { tracking }),
    ...(theme.placeholder !== undefined && { placeholder: theme.placeholder }),
    ...(consent && { consent: { version: consent.version, renewalMonths: consent.renewalMonths } }),
  };
}

function shellBatch(shell: Shell): Batch {
  const path = `data/shell.${shell.language}.json`;
  return { paths: [path], inputs: [shell], produce: () => [{ path, content: JSON.stringify(shell) }] };
}

function redirectBatch(redirect: Redirect, { url, languages }: Manifests, assets: DocumentAssets): Batch {
  const { from, to, language = defaultLanguage(languages).code } = redirect;
  const [document, data] = [htmlFile(from), dataFile(from)];
  return {
    paths: [document, data],
    inputs: [to, url, language, assets],
    produce: (renderer) => [
      { path: document, content: renderer.renderRedirect({ to, url, language, assets }) },
      { path: data, content: JSON.stringify({ redirect: to }) },
    ],
  };
}
