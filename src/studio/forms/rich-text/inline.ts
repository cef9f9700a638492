import type { RichMark, RichNode } from './document';

/** Line breaks within a line are not told by spaces before or after them. */
const BREAK = 'hardBreak';

/**
 * A line as a browser shows it: no space at its ends and beside line breaks, one where there are several, neighbours
 * with the same marks in one.
 */
export function tidyLine(line: readonly RichNode[]): RichNode[] {
  const tidy: RichNode[] = [];
  let endsWithSpace = true;
  for (const node of line) {
    if (node.text === undefined) {
      if (node.type === BREAK) trimEnd(tidy);
      tidy.push(node);
      endsWithSpace = node.type === BREAK;
      continue;
    }
    const collapsed = node.text.replaceAll(/[ \t\n\f\r]+/g, ' ');
    const text = endsWithSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (text === '') continue;
    endsWithSpace = text.endsWith(' ');
    append(tidy, { ...node, text });
  }
  trimEnd(tidy);
  return tidy;
}

function append(line: RichNode[], node: RichNode): void {
  const last = line.at(-1);
  if (last?.text !== undefined && haveSameMarks(last, node)) {
    line[line.length - 1] = { ...last, text: last.text + (node.text ?? '') };
  } else line.push(node);
}

function trimEnd(line: RichNode[]): void {
  const last = line.at(-1);
  if (last?.text === undefined || !last.text.endsWith(' ')) return;
  const text = last.text.slice(0, -1);
  if (text === '') line.pop();
  else line[line.length - 1] = { ...last, text };
}

function haveSameMarks({ marks: some = [] }: RichNode, { marks: others = [] }: RichNode): boolean {
  return some.length === others.length && some.every((mark, index) => isSameMark(mark, others[index]));
}

/** Whether two marks are one, where they follow each other. */
export function isSameMark(one: RichMark, other: RichMark | undefined): boolean {
  return one.type === other?.type && JSON.stringify(one.attrs ?? {}) === JSON.stringify(other.attrs ?? {});
}
