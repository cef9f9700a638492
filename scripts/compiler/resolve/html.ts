import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { LocalisedHtml } from '../../../generated/source-types';
import { parseHtmlLink } from '../html-links';
import { resolveLink } from './link';
import type { ResolveContext } from './resolve';
import { resolveText } from './text';

/** HTML an editor wrote, with its links resolved and everything unsafe taken out (decision C5). */
export function resolveHtml(html: LocalisedHtml, context: ResolveContext): string {
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => resolveLinks(tree, context))
    .use(rehypeSanitize, { ...defaultSchema, attributes: ALLOWED_ATTRIBUTES })
    .use(() => openOutside)
    .use(rehypeStringify);
  return String(processor.processSync(resolveText(html, context)));
}

const ALLOWED_ATTRIBUTES = { ...defaultSchema.attributes, th: ['scope'], '*': ['id', 'lang'] };

function resolveLinks(tree: Root, context: ResolveContext): void {
  for (const link of linksIn(tree)) {
    const target = parseHtmlLink(String(link.properties.href));
    if (target !== undefined) {
      link.properties.href = resolveLink({ label: { es: '', en: '' }, ...target }, context).href;
    }
  }
}

function openOutside(tree: Root): void {
  for (const link of linksIn(tree)) {
    if (String(link.properties.href).startsWith('https://')) {
      Object.assign(link.properties, { target: '_blank', rel: 'noopener noreferrer' });
    }
  }
}

function linksIn(tree: Root): Element[] {
  const links: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a' && node.properties.href !== undefined) links.push(node);
  });
  return links;
}
