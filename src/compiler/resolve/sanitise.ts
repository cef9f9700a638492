import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ALLOWED, isPictureOfSite, isWithinSite } from '../html/allowed-html';
import { textOf } from '../html/excerpt';
import { elementsWithAddress, parseHtmlLink } from '../html/html-links';
import { resolveTarget } from './link';
import type { ResolveContext } from './resolve-context';

/** A piece of HTML with its links resolved and everything unsafe taken out (decision C5). */
export function sanitise(html: string, context: ResolveContext): string {
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => resolveLinks(tree, context))
    .use(rehypeSanitize, ALLOWED)
    .use(() => keepInside)
    .use(() => openOutside)
    .use(() => letTablesScroll)
    .use(rehypeStringify);
  return String(processor.processSync(html));
}

const WITH_SCHEME = /^(https:\/\/|mailto:|tel:)/;
/** Another website, or a file. */
const NO_PAGE_OF_SITE = /^(https:\/\/|\/media\/)/;

function resolveLinks(tree: Root, context: ResolveContext): void {
  for (const link of elementsWithAddress(tree)) {
    const target = parseHtmlLink(String(link.properties.href));
    if (target !== undefined) {
      link.properties.href = resolveTarget(target, context).href;
    }
  }
}

/** Takes out what the sanitiser lets through: addresses that take their scheme from the page, pictures from elsewhere. */
function keepInside(tree: Root): void {
  visit(tree, 'element', (node) => {
    for (const name of ['href', 'src'] as const) {
      const address = String(node.properties[name] ?? '').replaceAll(/\s/g, '');
      const isKept = name === 'src' ? isPictureOfSite(address) : isWithinSite(address) || WITH_SCHEME.test(address);
      if (!isKept) delete node.properties[name];
    }
  });
}

function openOutside(tree: Root): void {
  for (const link of elementsWithAddress(tree)) {
    if (NO_PAGE_OF_SITE.test(String(link.properties.href))) {
      Object.assign(link.properties, { target: '_blank', rel: 'noopener noreferrer' });
    }
  }
}

/** Puts each table into a box that scrolls where the screen is too narrow, by keyboard too; its caption names it, or the heading before. */
function letTablesScroll(tree: Root): void {
  let heading = '';
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element') return node;
    if (/^h[2-4]$/.test(node.tagName)) heading = textOf(node);
    return node.tagName === 'table' ? scrollBox(node, captionOf(node) ?? heading) : node;
  });
}

function captionOf(table: Element): string | undefined {
  const caption = table.children.find((part) => part.type === 'element' && part.tagName === 'caption');
  return caption && textOf(caption);
}

function scrollBox(table: Element, label: string): Element {
  const name = label === '' ? {} : { role: 'group', ariaLabel: label };
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['prose__table'], tabIndex: 0, ...name },
    children: [table],
  };
}
