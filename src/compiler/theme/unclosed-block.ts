import { withoutStrings } from './without-strings';

interface Block {
  readonly offset: number;
  readonly line: number;
  readonly indent: number;
}

/**
 * Where the block opens that somebody forgot to close, which a parser knows only of the outermost one: that which is less
 * indented than what follows in it says.
 */
export function unclosedBlock(text: string, outermost: number): number {
  const open: Block[] = [];
  let [line, indent, start] = [0, 0, 0];
  const plain = withoutStrings(text);
  for (const { 0: sign, index: offset } of plain.matchAll(/\n[ \t]*|[{}]/g)) {
    if (sign.startsWith('\n')) {
      line += 1;
      indent = sign.length - 1;
      start = offset + sign.length;
      continue;
    }
    const last = open.at(-1);
    if (last !== undefined && last.line !== line && isForgotten(last, sign, indent, offset === start))
      return last.offset;
    if (sign === '{') open.push({ offset, line, indent });
    else open.pop();
  }
  return outermost;
}

/** Whether a block is over before a brace, by how far the line of that is indented. */
function isForgotten(block: Block, sign: string, indent: number, isFirst: boolean): boolean {
  return sign === '{' ? indent <= block.indent : isFirst && indent < block.indent;
}
