import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextPart } from '../../shared/text-part';
import { piecesOf, type TagAttribute } from './html-tags';

/** An address in a piece of HTML and where it stands in it. */
interface HtmlLink {
  readonly address: string;
  readonly part: TextPart;
}

/** The targets of all links in a piece of HTML, as its tags name them. */
export function linksIn(html: string): HtmlLink[] {
  return addressesIn(html, 'href');
}

/** The addresses of all pictures in a piece of HTML. */
export function picturesIn(html: string): HtmlLink[] {
  return addressesIn(html, 'src');
}

function addressesIn(html: string, named: 'href' | 'src'): HtmlLink[] {
  if (!html.toLowerCase().includes(named)) return [];
  return piecesOf(html).tags.flatMap(({ isClosing, attributes }) => {
    const target = isClosing ? undefined : attributes.find(({ name }) => name === named);
    // Where its quotation marks do not end, it takes what follows for its own, which is told of the tag.
    return target === undefined || target.value.includes('<') ? [] : linkOf(target, html);
  });
}

/** What is read of a link in HTML whose address stands there; nothing of one as long as a paragraph. */
export function textOfLink(html: string, { offset, length }: TextPart): string {
  const [, inside = ''] =
    /^[^<>]{0,200}>([\s\S]{0,300}?)<\/a>/i.exec(html.slice(offset + length, offset + length + 520)) ?? [];
  return inside.replaceAll(/<[^<>]*>/g, '').trim();
}

/** All elements of a tree that name an address to go to. */
export function elementsWithAddress(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.properties.href !== undefined) found.push(element);
  });
  return found;
}

function linkOf({ value: address, part: { offset, length } }: TagAttribute, html: string): HtmlLink {
  const attribute = html.slice(offset, offset + length);
  const [, before = '', written = ''] = /^([^=]*=?\s*["']?)(.*?)["']?$/s.exec(attribute) ?? [];
  return { address, part: { offset: offset + before.length, length: written.length } };
}

/** `page:contact#faq`, `post:slug` and `file:dossier.pdf#page=2` as a link's target; nothing for any other address. */
export function parseHtmlLink(
  address: string,
): { page?: string; post?: string; file?: string; anchor?: string } | undefined {
  const [, kind, id = '', anchor] = /^(page|post|file):([^#]*)(?:#(.*))?$/.exec(address) ?? [];
  if (kind === undefined) return undefined;
  return { [kind]: id, ...(anchor !== undefined && { anchor }) };
}
