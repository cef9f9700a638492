import type { Manifests } from '../compiler/manifests';
import { escapeHtml } from './document';

/** What a host without redirect rules serves at an old address: a page that leads on at once, and says where. */
export function redirectDocument(to: string, { url, defaultLanguage }: Manifests): string {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<title>${target}</title>
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${url}${target}">
<meta name="robots" content="noindex">
</head>
<body><a href="${target}">${url}${target}</a></body>
</html>
`;
}
