/** A place where git has left both versions of some lines. Offsets are those of all its lines, with the marks. */
export interface MergeConflict {
  readonly offset: number;
  readonly length: number;
  readonly sides: readonly ConflictSide[];
}

/** One of both versions: what git calls it, and its lines. */
interface ConflictSide {
  readonly name: string;
  readonly text: string;
}

/** A line that git writes between them; between two bars and the middle, there may be what both come from. */
interface Mark {
  readonly sign: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The places of a text that somebody has still to decide, in order. */
export function mergeConflictsIn(text: string): MergeConflict[] {
  const marks = marksIn(text);
  return marks.flatMap((open, index): MergeConflict[] => {
    const next = marks.slice(index + 1, index + 4);
    const [middle, close] = next[0]?.sign === '|' ? next.slice(1) : next;
    const endOfFirst = next[0]?.start;
    if (open.sign !== '<' || middle?.sign !== '=' || close?.sign !== '>') return [];
    const sides = [
      { name: open.name, text: text.slice(open.end, endOfFirst) },
      { name: close.name, text: text.slice(middle.end, close.start) },
    ];
    return [{ offset: open.start, length: close.end - open.start, sides }];
  });
}

function marksIn(text: string): Mark[] {
  return [...text.matchAll(/^(?:<{7}|\|{7}|={7}|>{7})(?![<|=>])([^\n]*)\n?/gm)].map(
    ({ 0: line, 1: name = '', index }) => ({
      sign: line.charAt(0),
      name: name.trim(),
      start: index,
      end: index + line.length,
    }),
  );
}
