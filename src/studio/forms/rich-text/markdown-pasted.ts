import { DOMParser as ContentParser, Fragment, type Node, Slice } from '@tiptap/pm/model';
import { MARKDOWN_MARKS } from '../../../compiler/texts/markdown-marks';
import { escapeHtml } from '../../../shared/escape-html';

/** What is pasted with the words in bold type and the links that signs of Markdown stand for. `clean` is for their HTML. */
export function withMarkdownMarks({ content, openStart, openEnd }: Slice, clean: (html: string) => string): Slice {
  return new Slice(marked(content, clean), openStart, openEnd);
}

function marked(content: Fragment, clean: (html: string) => string): Fragment {
  const nodes = content.content.flatMap((node) =>
    node.isText ? markedText(node, clean) : [node.copy(marked(node.content, clean))],
  );
  return Fragment.fromArray(nodes);
}

function markedText(node: Node, clean: (html: string) => string): readonly Node[] {
  const text = escapeHtml(node.text ?? '');
  const html = withElements(text);
  if (html === text) return [node];
  const { body } = new DOMParser().parseFromString(clean(html), 'text/html');
  const words: Node[] = [];
  const parsed = ContentParser.fromSchema(node.type.schema).parseSlice(body, { preserveWhitespace: true });
  parsed.content.descendants((word) => {
    if (word.isText) words.push(word.mark(node.marks.reduce((marks, mark) => mark.addToSet(marks), word.marks)));
  });
  return words;
}

/** Without those of pictures, and of links to what only the page knows from which they come: they stay, and that is told. */
function withElements(text: string): string {
  return MARKDOWN_MARKS.reduce((html, { pattern, html: element }) => {
    if (element === undefined || element.startsWith('<img')) return html;
    return html.replaceAll(pattern, (written: string, _words: string, address: unknown) =>
      typeof address === 'string' && !/^(?:https?|mailto|tel):/.test(address)
        ? written
        : written.replace(pattern, element),
    );
  }, text);
}
