import type { BootData } from '../boot-data';
import type { Thing } from '../features/search/thing';
import type { DocumentData } from '../renderer/page-data';
import { escapeHtml } from '../shared/escape-html';
import { defaultLanguage, languageNamed } from '../shared/language';
import type { Frame, PageManifest } from '../shared/manifest';
import { pathIn } from '../shared/paths';

/** The files of the bundle that a document names. */
export interface DocumentAssets {
  /** Runs before anything is painted: settles language, visitor and old addresses. */
  readonly boot: string;
  readonly script: string;
  readonly styles: readonly string[];
  /** Fonts to be fetched before the style sheet asks for them: at most two. */
  readonly fonts: readonly string[];
  /** Markup that the development server puts first in the head. */
  readonly head?: string;
}

export interface DocumentParts {
  readonly manifest: PageManifest;
  readonly frame: Frame;
  readonly url: string;
  readonly markup: string;
  readonly data: DocumentData;
  /** What search engines read of the page. */
  readonly things: readonly Thing[];
  readonly assets: DocumentAssets;
}

/** The complete HTML document of one page in one language. */
export function renderDocument({ manifest, frame, url, markup, data, things, assets }: DocumentParts): string {
  return `<!doctype html>
<html lang="${manifest.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[...(assets.head ? [assets.head] : []), ...pageTags(manifest, frame, url), bootTag(assets, bootData(manifest, frame)), iconTag(frame.theme), ...assetTags(assets), ...things.map(structuredDataTag)].join('\n')}
</head>
<body>
<div id="root">${markup}</div>
<script type="application/json" id="page-data">${scriptJson(data)}</script>
</body>
</html>
`;
}

function pageTags(manifest: PageManifest, frame: Frame, url: string): string[] {
  const { metadata, canonical, language } = manifest;
  const { languages } = frame.settings;
  const others = languages.filter(({ code }) => code !== language);
  const image = metadata.shareImage ?? frame.settings.shareImage;
  return [
    `<title>${escapeHtml(metadata.title)}</title>`,
    meta('name', 'description', metadata.description),
    ...(metadata.keywords === undefined ? [] : [meta('name', 'keywords', metadata.keywords)]),
    meta('name', 'robots', metadata.noindex ? 'noindex' : 'index, follow'),
    meta('name', 'theme-color', frame.theme.color),
    link('canonical', canonical),
    ...(metadata.noindex ? [] : alternateTags(manifest, frame, url)),
    meta('property', 'og:type', metadata.type),
    meta('property', 'og:site_name', frame.settings.brand),
    meta('property', 'og:title', metadata.shareTitle ?? metadata.title),
    meta('property', 'og:description', metadata.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', openGraphLocale(languageNamed(language, languages).locale)),
    ...others.map(({ locale }) => meta('property', 'og:locale:alternate', openGraphLocale(locale))),
    meta('property', 'og:image', url + image.src),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function structuredDataTag(thing: Thing): string {
  return `<script type="application/ld+json">${scriptJson(thing)}</script>`;
}

/** The page in each language; nothing in a site of one. */
function alternateTags(page: PageManifest, { settings }: Frame, url: string): string[] {
  if (settings.languages.length < 2) return [];
  const fallback = pathIn(page, defaultLanguage(settings.languages).code);
  const entries = [...Object.entries(page.alternates), ['x-default', fallback] as const];
  return entries.map(
    ([code, path]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(`${url}${path}`)}">`,
  );
}

function bootData({ alternates, sharedPath }: PageManifest, { settings }: Frame): BootData {
  const { languages, timings, visitor } = settings;
  return {
    page: { alternates, ...(sharedPath !== undefined && { sharedPath }) },
    // The countries are of use once the page is there.
    languages: languages.map(({ countries: _countries, ...language }) => language),
    redirectGuardMs: timings.redirectGuardMs,
    ...(visitor && { homeCountry: visitor.homeCountry }),
  };
}

/** The script of src/boot.ts with what it must know of its document. */
export function bootTag({ boot }: DocumentAssets, data: BootData): string {
  // Only a classic script runs before the first paint; the development server has none but modules.
  const type = boot.startsWith('/src/') ? ' type="module"' : '';
  return `<script${type} src="${boot}" data-boot="${escapeHtml(JSON.stringify(data))}"></script>`;
}

function iconTag({ icon }: Frame['theme']): string {
  const type = icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  return `<link rel="icon" href="${escapeHtml(icon)}" type="${type}">`;
}

function assetTags({ script, styles, fonts }: DocumentAssets): string[] {
  return [
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    `<script type="module" src="${script}"></script>`,
  ];
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`;
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

/** Open Graph writes locales with an underscore: `es_ES`. */
function openGraphLocale(locale: string): string {
  return locale.replaceAll('-', '_');
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
