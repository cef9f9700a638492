import { escapeHtml } from '../../shared/escape-html';
import { hreflangPaths } from '../../shared/hreflang-paths';
import type { Manifests } from '../manifests';
import { madeOnDemand, type OutputFile } from './output-file';

/** What search engines read besides the pages. */
export function emitSearchFiles(manifests: Manifests): OutputFile[] {
  return [
    { path: 'robots.txt', content: `User-agent: *\nAllow: /\nSitemap: ${manifests.url}/sitemap.xml\n` },
    madeOnDemand('sitemap.xml', () => sitemap(manifests)),
  ];
}

function sitemap({ url, pages, languages }: Manifests): string {
  const listed = pages.filter(({ isListed }) => isListed);
  const entries = listed.map((page) => {
    const links = hreflangPaths(page, languages).map(
      ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url + path)}"/>`,
    );
    const modified = page.modified === undefined ? '' : `<lastmod>${page.modified}</lastmod>`;
    return `<url><loc>${escapeHtml(page.canonical)}</loc>${modified}${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
