import type { Manifests } from '../compiler/manifests';
import { escapeHtml } from '../shared/escape-html';
import { defaultLanguage } from '../shared/language';
import { bootTag, type DocumentAssets } from './document';

/**
 * What a host without redirect rules serves at an old address: a page that leads on at once, and says where. With
 * script the query and hash come along (decision N10); without it the refresh leads on.
 */
export function redirectDocument(to: string, { url, languages }: Manifests, assets: DocumentAssets): string {
  const target = escapeHtml(to);
  const address = escapeHtml(url + to);
  return `<!doctype html>
<html lang="${defaultLanguage(languages).code}">
<head>
<meta charset="utf-8">
<title>${target}</title>
<link rel="canonical" href="${address}">
<meta name="robots" content="noindex">
${bootTag(assets, { redirect: to })}
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body><a href="${target}">${address}</a></body>
</html>
`;
}
