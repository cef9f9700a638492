import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Html } from '../../../generated/types';

const ALLOWED = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline'],
  ...['polygon', 'text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
]);

/** The drawing of an SVG file as markup of the page, so that it follows the page's colours; what could run or fetch is taken out. */
export function inlineSvg(svg: string): Html {
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => void clean(tree))
    .use(rehypeStringify);
  return { __html: String(processor.processSync(svg)).trim() };
}

function clean(node: Root | Element): void {
  if (node.type === 'element') node.properties = safeProperties(node);
  node.children = node.children.filter(
    (child) => child.type === 'text' || (child.type === 'element' && ALLOWED.has(child.tagName)),
  ) as Element['children'];
  for (const child of node.children) if (child.type === 'element') clean(child);
}

/** Handlers go, and addresses that leave the drawing. */
function safeProperties({ properties }: Element): Element['properties'] {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([name, value]) => !/^(on|xmlns)/i.test(name) && staysInside(name, String(value)),
    ),
  );
}

function staysInside(name: string, value: string): boolean {
  if (/href$/i.test(name)) return value.startsWith('#');
  return ![...value.matchAll(/url\(\s*["']?/gi)].some(({ 0: opening, index }) => value[index + opening.length] !== '#');
}
