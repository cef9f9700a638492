import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What a browser would run, load or jump to because of a document's content, read with a parser of HTML. */
export function unsafeMarkupIn(html: string): string[] {
  const dangers: string[] = [];
  const look = (tree: Root) =>
    visit(tree, 'element', (element: Element) => {
      const { tagName, properties } = element;
      for (const [name, value] of Object.entries(properties)) {
        const runs = ['href', 'src', 'action', 'formAction'].includes(name) && /^\s*javascript:/i.test(String(value));
        if (/^on/i.test(name) || name === 'srcDoc' || runs) {
          dangers.push(`<${tagName} ${name}="${String(value)}">`);
        }
      }
      if (tagName === 'base' || properties.src === 'x') dangers.push(`<${tagName}>`);
      if (tagName === 'script' && isCode(element)) dangers.push(textIn(element));
    });
  look(unified().use(rehypeParse).parse(html));
  return dangers;
}

function isCode(script: Element): boolean {
  return !/json$/.test(String(script.properties.type ?? '')) && textIn(script) !== '';
}

function textIn(element: Element): string {
  return element.children.map((child) => ('value' in child ? child.value : '')).join('');
}
