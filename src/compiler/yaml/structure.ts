/** A key or a dash of a list with nothing behind it but the sign of a block of text. */
const BLOCK = /^( *(?:- +)*)(?:[\p{L}\p{N}_][\p{L}\p{N}_.-]*: +|- +)[|>][-+]? *$/u;

/** A text in quotes on one line, where YAML lets one begin and end. */
const QUOTED = /(^[ -]*|: +|[[{,] *)(?:"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\n]*(?:''[^'\n]*)*')(?= *(?:$|[,\]}]| #))/g;

/**
 * What is left of a YAML file without the texts that no reader could take for anything else: empty quotes in place of what
 * stands in quotes, and neither blocks of text nor lines that are comments.
 */
export function structureOf(text: string): string {
  const structure: string[] = [];
  let blockBelow: number | undefined;
  for (const line of text.split('\n')) {
    const column = line.search(/[^ ]/);
    const isInBlock = blockBelow !== undefined && (column < 0 || column > blockBelow);
    if (isInBlock || line[column] === '#') continue;
    structure.push(line.replace(QUOTED, "$1''"));
    blockBelow = BLOCK.exec(line)?.[1]?.length;
  }
  return structure.join('\n');
}
