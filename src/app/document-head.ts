import type { LoadedPage } from './page-loader';

/** Brings the head of the document in line with the page that a client-side navigation shows. */
export function updateDocumentHead({ page }: LoadedPage): void {
  const { metadata, canonical, language, alternates } = page;
  document.documentElement.lang = language;
  document.title = metadata.title;
  setAttribute('meta[name="description"]', 'content', metadata.description);
  setAttribute('meta[name="robots"]', 'content', metadata.noindex ? 'noindex' : 'index, follow');
  setAttribute('link[rel="canonical"]', 'href', canonical);
  const origin = new URL(canonical).origin;
  for (const [code, path] of Object.entries(alternates)) {
    setAttribute(`link[hreflang="${code}"]`, 'href', origin + path);
  }
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
