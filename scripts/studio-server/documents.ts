import type { MessageLanguage } from '../../src/diagnostics/languages';
import { STUDIO, TOKEN_META } from '../../src/studio/backend/wire';
import type { StudioEntry } from '../bundle/studio-bundle';

/** What everything of the Studio is sent with. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** What its documents are sent with. The editors of texts make style elements of their own, and pages have styles in attributes. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline' blob:",
  'img-src': "'self' blob: data:",
  'media-src': "'self' blob:",
  'font-src': "'self' blob: data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
};

export const DOCUMENT_HEADERS = {
  ...COMMON_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': Object.entries(POLICY)
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
};

/** The document of the Studio, which holds what its questions are asked with. */
export function studioDocument(entry: StudioEntry, token: string, language: MessageLanguage): string {
  const head = [`<meta name="${TOKEN_META}" content="${token}">`, '<title>Studio</title>', ...assetsOf(entry)];
  return htmlDocument(language, head, '<div id="studio"></div>');
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

function htmlDocument(language: MessageLanguage, head: readonly string[], body: string): string {
  const always = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="data:,">',
  ];
  return `<!doctype html><html lang="${language}"><head>${[...always, ...head].join('')}</head><body>${body}</body></html>`;
}
