import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { textOf } from '../html/excerpt';
import { ALLOWED_SVG, ATTRIBUTE_OF_PROPERTY } from './allowed';
import { isTooDeep } from './too-deep';

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => prepare)
  .use(rehypeSanitize, ALLOWED_SVG)
  .use(() => keepInside)
  .freeze();

/** A file's picture without anything that could run or reach outside of the file; nothing where it holds no SVG that can be read. */
export function cleanSvg(content: Uint8Array): Element | undefined {
  if (isTooDeep(content)) return undefined;
  const tree = processor.runSync(processor.parse(new TextDecoder().decode(content)));
  return tree.children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg');
}

/** Brings older ways of writing into the one that is allowed: `xlink:href`, and style attributes as drawing programs make them. */
function prepare(tree: Root): void {
  visit(tree, 'element', ({ properties }) => {
    if (properties.xLinkHref !== undefined) properties.href ??= properties.xLinkHref;
    for (const [name, value] of declarationsIn(String(properties.style ?? ''))) properties[name] = value;
  });
}

function declarationsIn(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [, property = '', value = ''] = /^([a-z-]+)\s*:(.*)$/s.exec(declaration.trim()) ?? [];
    const name = ATTRIBUTE_OF_PROPERTY.get(property);
    return name === undefined ? [] : [[name, value.trim()]];
  });
}

/** What names anything but a part of the same file goes, and with it a style sheet that cannot be read at a glance. */
function keepInside(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'style') {
      const value = withoutFonts(textOf(element));
      if (!isOwnStyle(value)) {
        parent?.children.splice(index ?? 0, 1);
        return index;
      }
      // Written as it is, it would be read once more: `u&#114;l(` as `url(`.
      element.children = [{ type: 'text', value: value.replaceAll('&', '&amp;') }];
    }
    for (const [name, value] of Object.entries(element.properties)) {
      const isInside = name === 'href' ? String(value).startsWith('#') : !REACHES_OUT.test(String(value));
      if (!isInside) delete element.properties[name];
    }
    return undefined;
  });
}

/** Whatever an escape stands for: `u\72l(` is `url(` as well. A set of pictures may name some that are further behind. */
const REACHES_OUT = /\\|url\((?!\s*["']?#)|(?:src|image|image-set|cross-fade)\(/i;

/** Drawing programs put fonts into their files, which is no reason to lose the colours beside them. */
export function withoutFonts(style: string): string {
  return style.replaceAll(/@font-face\s{0,20}\{[^{}]*\}/gi, '');
}

/** Whether a style sheet of an SVG names nothing but parts of the same file. */
export function isOwnStyle(style: string): boolean {
  return !/<|@import/i.test(style) && !REACHES_OUT.test(style);
}
