import type { OutputFile } from '../compiler/emit/output-file';
import { type Manifests, type PlacedPage, type Redirect, shellOf } from '../compiler/manifests';
import type * as ServerEntry from '../entry-server';
import type { VisitorData } from '../features/visitor/locate-visitor';
import { withDrawingsApart, withoutContents } from '../renderer/document-drawings';
import { type DocumentData, isStatic, type PageData, type VisitData } from '../renderer/page-data';
import { defaultLanguage, ofAddresses } from '../shared/language';
import type { Drawing, Shell } from '../shared/manifest';
import {
  addressedFile,
  dataFile,
  drawingFile,
  htmlFile,
  notFoundFile,
  prefixedPath,
  tagsFile,
  VISITOR_FILE,
} from '../shared/paths';
import type { DocumentAssets, SiteAssets } from './document-assets';

/** What the bundled code of src/ makes of the site. */
export interface Renderer extends Pick<typeof ServerEntry, 'renderDocument' | 'renderPageTags' | 'renderRedirect'> {
  /** Throws when a section fails and the caller wants no replacement. */
  readonly renderPage: (page: Pick<PlacedPage, 'manifest'>) => ServerEntry.RenderedPage;
}

/** What all pages of a site have in common when they are rendered. */
export type Common = Pick<Manifests, 'shells' | 'url' | 'languages'> & {
  readonly assets: Omit<DocumentAssets, 'styles'>;
};

/** What is needed of a page to render it. */
type RenderablePage = Pick<PlacedPage, 'role' | 'language' | 'addresses' | 'manifest'>;

/** A page and the style sheets of its documents. */
export interface StyledPage<Page = RenderablePage> {
  readonly placed: Page;
  readonly styles: readonly string[];
}

/** Files that come from one rendering: a page with its data, a shell, a redirect. */
export interface Batch {
  readonly paths: readonly string[];
  /** The page that the files show. They depend on its manifest, too. */
  readonly page?: StyledPage<PlacedPage>;
  /** All else that the files depend on besides the code. */
  readonly inputs: readonly unknown[];
  readonly produce: (renderer: Renderer) => readonly OutputFile[];
}

/** Everything the website consists of besides the bundle: the build produces all of it, the live preview what is asked for. */
export function planSite(manifests: Manifests, outputs: readonly OutputFile[], site: SiteAssets): Batch[] {
  const { stylesOf, sectionStyles } = site;
  const common = commonOf(manifests, site);
  return [
    ...manifests.pages.map((page) => pageBatch(page, stylesOf(page), common)),
    ...Object.entries(manifests.drawings).map(drawingBatch),
    ...visitorBatches(manifests),
    ...Object.values(manifests.shells).map((shell) =>
      shellBatch({ ...shell, ...(sectionStyles && { sectionStyles }) }),
    ),
    ...manifests.redirects.map((redirect) => redirectBatch(redirect, manifests, { boot: site.boot })),
    ...outputs.map(outputBatch),
  ];
}

/** What all pages of a site have in common, as plain data. */
export function commonOf({ shells, url, languages }: Manifests, site: SiteAssets): Common {
  const { stylesOf: _ofPages, sectionStyles: _ofSections, ...assets } = site;
  return { shells, url, languages, assets };
}

/** A file that is made when it is asked for is not asked for here. */
function outputBatch(output: OutputFile): Batch {
  return {
    paths: [output.path],
    get inputs() {
      return [output.content];
    },
    produce: () => [output],
  };
}

function pageBatch(placed: PlacedPage, styles: readonly string[], common: Common): Batch {
  return {
    paths: [...documentPaths(placed, common), ...dataPaths(placed, common), tagsFile(placed.path)],
    page: { placed, styles },
    inputs: [shellOf(common, placed.language), common.url, common.assets, styles],
    produce: (renderer) => pageFiles({ placed, styles }, common, renderer),
  };
}

/** The documents of a page, at each of its addresses, and the data from which the browser draws it. */
export function pageFiles({ placed, styles }: StyledPage, common: Common, renderer: Renderer): OutputFile[] {
  const { manifest } = placed;
  const { url, assets } = common;
  const shell = shellOf(common, placed.language);
  const { markup, data, things } = renderer.renderPage(placed);
  const described = { manifest, shell, url, things };
  const html = renderer.renderDocument({
    ...described,
    markup,
    assets: { ...assets, styles },
    data: documentData(data, shell),
  });
  const json = JSON.stringify(withDrawingsApart(data, manifest.drawings));
  return [
    ...documentPaths(placed, common).map((path) => ({ path, content: html })),
    ...dataPaths(placed, common).map((path) => ({ path, content: json })),
    { path: tagsFile(manifest.path), content: JSON.stringify(renderer.renderPageTags(described)) },
  ];
}

function documentPaths({ role, language, addresses }: RenderablePage, { languages }: Common): string[] {
  return [...addresses.map(htmlFile), ...(role === 'not-found' ? [notFoundFile(language, languages)] : [])];
}

function dataPaths({ role, language, addresses }: RenderablePage, { languages }: Common): string[] {
  const fallback = prefixedPath('/404', language, languages);
  return [...addresses, ...(role === 'not-found' ? [fallback] : [])].map(dataFile);
}

/** The document holds its trail and the HTML of its static sections and drawings once: in its body. */
function documentData(page: PageData, shell: Shell): DocumentData {
  const sections = page.sections.map((section) => (isStatic(section) ? { ...section, html: '' } : section));
  return { page: { ...page, trail: [], drawings: withoutContents(page.drawings), sections }, visit: visitData(shell) };
}

function visitData({ settings, theme, consent }: Shell): VisitData {
  const { languages, privacy, visitor, tracking } = settings;
  return {
    languages: languages.map(ofAddresses),
    ...(visitor && privacy && privacy.geolocation !== 'off' && { geolocation: privacy.geolocation }),
    ...(tracking && {
      tracking: { tagManager: tracking.tagManager, analytics: tracking.analytics, ads: tracking.ads },
    }),
    ...(theme.placeholder !== undefined && { placeholder: theme.placeholder }),
    ...(consent && { consent: { version: consent.version, renewalMonths: consent.renewalMonths } }),
  };
}

/** What is needed to find out where a visitor is: the same in all languages. */
function visitorBatches({ shells, languages }: Manifests): Batch[] {
  const { visitor } = shellOf({ shells }, defaultLanguage(languages).code).settings;
  if (visitor === undefined) return [];
  const data: VisitorData = { visitor, languages };
  const produce = () => [{ path: VISITOR_FILE, content: JSON.stringify(data) }];
  return [{ paths: [VISITOR_FILE], inputs: [data], produce }];
}

function drawingBatch([src, { content }]: [string, Drawing]): Batch {
  const path = addressedFile(`/${drawingFile(src)}`);
  return { paths: [path], inputs: [content], produce: () => [{ path, content: JSON.stringify(content.__html) }] };
}

function shellBatch(shell: Shell): Batch {
  const path = `data/shell.${shell.language}.json`;
  return { paths: [path], inputs: [shell], produce: () => [{ path, content: JSON.stringify(shell) }] };
}

function redirectBatch(redirect: Redirect, { url, languages }: Manifests, assets: Pick<DocumentAssets, 'boot'>): Batch {
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
