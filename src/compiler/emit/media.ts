import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { SiteFiles } from '../load';
import { cleanSvg } from '../svg/clean-svg';
import type { OutputFile } from './output-file';

/** The files of site/media, at the addresses under which manifests name them; an SVG, which could run code, as a mere picture. */
export function emitMedia(files: SiteFiles): OutputFile[] {
  return [...files]
    .filter(([path]) => path.startsWith('media/'))
    .map(([path, content]) => ({ path, content: /\.svg$/i.test(path) ? svgFile(content) : content }));
}

/** An SVG as a file of its own, cleaned; empty where the content is none. */
function svgFile(content: Uint8Array): string {
  const svg = cleanSvg(content);
  if (svg === undefined) return '';
  svg.properties = { xmlns: 'http://www.w3.org/2000/svg', ...svg.properties };
  const text = unified()
    .use(rehypeStringify, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true })
    .stringify({ type: 'root', children: [svg] });
  return `${text}\n`;
}
