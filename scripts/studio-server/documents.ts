import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageLanguage } from '../../src/diagnostics/languages';
import { escapeHtml } from '../../src/shared/escape-html';
import { STUDIO, TOKEN_META } from '../../src/studio/backend/wire';
import { words } from '../../src/studio/words/words';
import type { StudioEntry } from '../bundle/studio-bundle';
import { project } from '../project';

/** What everything of the Studio is sent with. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/**
 * What its documents may do. The editors of texts make style elements of their own, and pages have styles in attributes;
 * a picture that has not been saved has an address of the browser's own, from which its measures are read.
 */
const DOCUMENT_POLICY = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline' blob:",
  'img-src': "'self' blob: data:",
  'media-src': "'self' blob:",
  'font-src': "'self' blob: data:",
  'connect-src': "'self' blob:",
  'worker-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
});

/** What a worker may do whose script is sent with it: compile, for which schemas are made into functions, and nothing else. */
const WORKER_POLICY = policy({ 'default-src': "'none'", 'script-src': "'self' 'unsafe-eval'" });

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** What its documents are sent with. */
export const DOCUMENT_HEADERS = {
  ...COMMON_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': DOCUMENT_POLICY,
};

/** What the files of its bundle are sent with; their names hold the hashes of their contents. */
export const ASSET_HEADERS = {
  ...COMMON_HEADERS,
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': WORKER_POLICY,
};

/** What the document of the Studio is made of, besides its code. */
interface StudioDocument {
  /** What its questions are asked with. */
  readonly token: string;
  /** That of the browser. */
  readonly language: MessageLanguage;
  /** What the site is called on this computer, and by its visitors as far as that is known. */
  readonly site: string;
  readonly title: string;
}

/** How what is seen at once looks, in the document itself. */
const OPENING = await readFile(join(project.root, 'src/studio/styles/opening.css'), 'utf8');

/** The document of the Studio: it says what is being opened before anything else of it has come. */
export function studioDocument(entry: StudioEntry, { token, language, site, title }: StudioDocument): string {
  const { opening, openingLate, needsScript } = words[language].shell;
  const head = [`<meta name="${TOKEN_META}" content="${token}">`, '<title>Studio</title>', `<style>${OPENING}</style>`];
  const told = [
    title && `<h1>${escapeHtml(title)}</h1>`,
    `<p>${opening}</p>`,
    `<p class="opening__late">${openingLate}</p>`,
    `<noscript>${needsScript}</noscript>`,
  ];
  const shown = `<div class="opening" role="status">${told.join('')}</div>`;
  // Behind it, so that it is shown before they have come.
  const body = [`<div id="studio" data-site="${escapeHtml(site)}">${shown}</div>`, ...assetsOf(entry)];
  return htmlDocument(language, head, body.join(''));
}

/** The empty document in which a page of the site is shown. */
export function pageDocument(entry: StudioEntry, language: MessageLanguage): string {
  return htmlDocument(language, ['<title>…</title>', ...assetsOf(entry)], '');
}

function assetsOf({ script, styles }: StudioEntry): string[] {
  return [
    ...styles.map((style) => `<link rel="stylesheet" href="${STUDIO}/${style}">`),
    `<script type="module" src="${STUDIO}/${script}"></script>`,
  ];
}

/** A browser that translates it puts elements of its own in the place of texts, on which React fails, and hides what has changed. */
function htmlDocument(language: MessageLanguage, head: readonly string[], body: string): string {
  const always = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="google" content="notranslate">',
    '<link rel="icon" href="data:,">',
  ];
  return `<!doctype html><html lang="${language}" translate="no"><head>${[...always, ...head].join('')}</head><body>${body}</body></html>`;
}
