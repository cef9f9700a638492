import { DOMParser as ContentParser, Fragment, type Node, Slice } from '@tiptap/pm/model';
import { MARKDOWN_MARKS } from '../../../compiler/texts/markdown-marks';
import { escapeHtml } from '../../../shared/escape-html';

/** What is pasted with the words in bold type and the links that signs of Markdown stand for. `clean` is for their HTML. */
export function withMarkdownMarks({ content, openStart, openEnd }: Slice, clean: (html: string) => string): Slice {
  return new Slice(marked(content, { clean, isMessage: isMessage(content) }), openStart, openEnd);
}

const ONLY_MARKDOWN = /\*\*|__|~~|\]\(/;
const NOT_IN_MESSAGES: ReadonlySet<string> = new Set(['heading', 'table']);

/** Whether it may be a message of a telephone, in which one star on each side is bold type: nothing in it is unknown there. */
function isMessage(content: Fragment): boolean {
  return (
    !content.content.some(({ type }) => NOT_IN_MESSAGES.has(type.name)) &&
    !ONLY_MARKDOWN.test(content.textBetween(0, content.size, '\n'))
  );
}

interface Reading {
  readonly clean: (html: string) => string;
  readonly isMessage: boolean;
}

function marked(content: Fragment, reading: Reading): Fragment {
  const nodes = content.content.flatMap((node) =>
    node.isText ? markedText(node, reading) : [node.copy(marked(node.content, reading))],
  );
  return Fragment.fromArray(nodes);
}

function markedText(node: Node, { clean, isMessage }: Reading): readonly Node[] {
  const text = escapeHtml(node.text ?? '');
  const html = withElements(text, isMessage);
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
function withElements(text: string, isMessage: boolean): string {
  return MARKDOWN_MARKS.reduce((html, { pattern, html: usual, ofMessages = usual }) => {
    const element = isMessage ? ofMessages : usual;
    if (element === undefined || element.startsWith('<img')) return html;
    return html.replaceAll(pattern, (written: string, _words: string, address: unknown) =>
      typeof address === 'string' && !/^(?:https?|mailto|tel):/.test(address)
        ? written
        : written.replace(pattern, element),
    );
  }, text);
}
