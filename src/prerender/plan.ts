import type { OutputFile } from '../compiler/emit/output-file';
import { type Manifests, type PlacedPage, type Redirect, shellOf } from '../compiler/manifests';
import type * as ServerEntry from '../entry-server';
import { withDrawingsApart, withoutContents } from '../renderer/document-drawings';
import { type DocumentData, isStatic, type PageData, type VisitData } from '../renderer/page-data';
import { defaultLanguage } from '../shared/language';
import type { Drawing, Shell } from '../shared/manifest';
import { dataFile, drawingFile, htmlFile, prefixedPath } from '../shared/paths';
import type { DocumentAssets, SiteAssets } from './document-assets';

/** What the bundled code of src/ makes of the site. */
export interface Renderer extends Pick<typeof ServerEntry, 'renderDocument' | 'renderRedirect'> {
  /** Throws, naming file and line, when a section fails and the caller wants no replacement. */
  readonly renderPage: (placed: PlacedPage) => ServerEntry.RenderedPage;
}

/** Files that come from one rendering: a page with its data, a shell, a redirect. */
export interface Batch {
  readonly paths: readonly string[];
  /** All that the files depend on besides the code. */
  readonly inputs: readonly unknown[];
  readonly produce: (renderer: Renderer) => readonly OutputFile[];
  /** The address of the page that the files are. */
  readonly address?: string;
}

/** Everything the website consists of besides the bundle: the build produces all of it, the live preview what is asked for. */
export function planSite(manifests: Manifests, outputs: readonly OutputFile[], site: SiteAssets): Batch[] {
  const { stylesOf, sectionStyles, ...assets } = site;
  return [
    ...manifests.pages.map((placed) => pageBatch(placed, manifests, { ...assets, styles: stylesOf(placed.manifest) })),
    ...drawingsOf(manifests).map(drawingBatch),
    ...Object.values(manifests.shells).map((shell) =>
      shellBatch({ ...shell, ...(sectionStyles && { sectionStyles }) }),
    ),
    ...manifests.redirects.map((redirect) => redirectBatch(redirect, manifests, { boot: assets.boot })),
    ...outputs.map((output) => ({ paths: [output.path], inputs: [output.content], produce: () => [output] })),
  ];
}

function pageBatch(placed: PlacedPage, manifests: Manifests, assets: DocumentAssets): Batch {
  const { manifest } = placed;
  const documents = documentPaths(placed, manifests);
  const dataFiles = dataPaths(placed, manifests);
  const shell = shellOf(manifests, manifest.language);
  return {
    paths: [...documents, ...dataFiles],
    inputs: [manifest, shell, manifests.url, assets],
    address: manifest.path,
    produce: (renderer) => {
      const { markup, data, things } = renderer.renderPage(placed);
      const html = renderer.renderDocument({
        manifest,
        shell,
        url: manifests.url,
        markup,
        data: documentData(data, shell),
        things,
        assets,
      });
      const json = JSON.stringify(withDrawingsApart(data, manifest.drawings));
      return [
        ...documents.map((path) => ({ path, content: html })),
        ...dataFiles.map((path) => ({ path, content: json })),
      ];
    },
  };
}

function documentPaths({ manifest, addresses }: PlacedPage, { languages }: Manifests): string[] {
  const isFallback = manifest.role === 'not-found' && manifest.language === defaultLanguage(languages).code;
  return [...addresses.map(htmlFile), ...(isFallback ? ['404.html'] : [])];
}

function dataPaths({ manifest, addresses }: PlacedPage, { languages }: Manifests): string[] {
  const fallback = prefixedPath('/404', manifest.language, languages);
  return [...addresses, ...(manifest.role === 'not-found' ? [fallback] : [])].map(dataFile);
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

/** Every drawing that pages show, once, by the address of its file. */
function drawingsOf({ pages }: Manifests): [string, Drawing][] {
  return [...new Map(pages.flatMap(({ manifest }) => Object.entries(manifest.drawings)))];
}

function drawingBatch([src, { content }]: [string, Drawing]): Batch {
  const path = drawingFile(src);
  return { paths: [path], inputs: [content], produce: () => [{ path, content: JSON.stringify(content.__html) }] };
}

function shellBatch(shell: Shell): Batch {
  const path = `data/shell.${shell.language}.json`;
  return { paths: [path], inputs: [shell], produce: () => [{ path, content: JSON.stringify(shell) }] };
}

function redirectBatch(
  { from, to }: Redirect,
  { url, languages }: Manifests,
  assets: Pick<DocumentAssets, 'boot'>,
): Batch {
  const language = defaultLanguage(languages).code;
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
