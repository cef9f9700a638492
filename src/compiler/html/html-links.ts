import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { TextPart } from '../problems/finding';

/** An address in a piece of HTML and where it stands in it. */
export interface HtmlLink {
  readonly address: string;
  readonly part: TextPart;
}

const parser = unified().use(rehypeParse, { fragment: true, verbose: true }).freeze();

/** The targets of all links in a piece of HTML, each once. */
export function linksIn(html: string): HtmlLink[] {
  // Parsing takes its time, and most texts hold no link.
  if (!/href/i.test(html)) return [];
  // An element that overlaps with another is in the tree more than once.
  return [...new Map(elementsWithAddress(parser.parse(html)).map((element) => linkOf(element, html))).values()];
}

/** All elements of a tree that name an address to go to. */
export function elementsWithAddress(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.properties.href !== undefined) found.push(element);
  });
  return found;
}

function linkOf({ properties, data }: Element, html: string): [number, HtmlLink] {
  const { start, end } = data?.position?.properties?.href ?? {};
  const from = start?.offset ?? 0;
  const attribute = html.slice(from, end?.offset ?? from);
  const [, before = '', value = ''] = /^([^=]*=?\s*["']?)(.*?)["']?$/s.exec(attribute) ?? [];
  const part = { offset: from + before.length, length: value.length };
  return [from, { address: String(properties.href), part }];
}

/** `page:contact#faq` and `post:slug` as a link's target; nothing for any other address. */
export function parseHtmlLink(address: string): { page?: string; post?: string; anchor?: string } | undefined {
  const [, kind, id = '', anchor] = /^(page|post):([^#]*)(?:#(.*))?$/.exec(address) ?? [];
  if (kind === undefined) return undefined;
  return { [kind]: id, ...(anchor !== undefined && { anchor }) };
}
