import type { TextEdit } from '../compiler/values/text-edit';

/** Edits of a text that do the same as some edits of it and then others of what these make of it. */
export function composeTextEdits(first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] {
  const before = piecesAfter(first);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { offset, length, text } of second) {
    pieces.push(...part(before, at, offset), text);
    at = offset + length;
  }
  return toEdits([...pieces, ...part(before, at, Number.POSITIVE_INFINITY)]);
}

/** The same edits in order, those that touch made one, and without what they would only write again. */
export function tidyTextEdits(text: string, edits: readonly TextEdit[]): TextEdit[] {
  const merged: TextEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length)) {
    const last = merged.at(-1);
    if (last === undefined || last.offset + last.length < edit.offset) merged.push(edit);
    else {
      const end = Math.max(last.offset + last.length, edit.offset + edit.length);
      merged[merged.length - 1] = { offset: last.offset, length: end - last.offset, text: last.text + edit.text };
    }
  }
  return merged.map((edit) => trimmed(text, edit)).filter((edit) => edit.length > 0 || edit.text !== '');
}

/** Whether some edits change nothing that others change, so that both can be made. */
export function areApart(some: readonly TextEdit[], others: readonly TextEdit[]): boolean {
  return some.every((one) =>
    others.every((other) => one.offset + one.length < other.offset || other.offset + other.length < one.offset),
  );
}

function trimmed(text: string, { offset, length, text: inserted }: TextEdit): TextEdit {
  const removed = text.slice(offset, offset + length);
  const { before, after } = commonEnds(removed, inserted);
  return {
    offset: offset + before,
    length: length - before - after,
    text: inserted.slice(before, inserted.length - after),
  };
}

/** How many characters two texts begin with and end with alike; no character outside the basic plane is cut in two. */
export function commonEnds(one: string, other: string): { before: number; after: number } {
  const most = Math.min(one.length, other.length);
  let before = 0;
  while (before < most && one[before] === other[before]) before += 1;
  if (isLead(one.charCodeAt(before - 1))) before -= 1;
  let after = 0;
  while (after < most - before && one.at(-1 - after) === other.at(-1 - after)) after += 1;
  if (after > 0 && isTrail(one.charCodeAt(one.length - after))) after -= 1;
  return { before, after };
}

function isLead(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isTrail(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

/** What a text is made of: parts of the one before it, and what is new. */
type Piece = string | { readonly from: number; readonly to: number };

function piecesAfter(edits: readonly TextEdit[]): Piece[] {
  let from = 0;
  const pieces = edits.flatMap(({ offset, length, text }): Piece[] => {
    const kept = { from, to: offset };
    from = offset + length;
    return [kept, text];
  });
  return [...pieces, { from, to: Number.POSITIVE_INFINITY }];
}

function part(pieces: readonly Piece[], start: number, end: number): Piece[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const length = typeof piece === 'string' ? piece.length : piece.to - piece.from;
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, length);
    at += length;
    if (from >= to) return [];
    return typeof piece === 'string' ? piece.slice(from, to) : { from: piece.from + from, to: piece.from + to };
  });
}

function toEdits(pieces: readonly Piece[]): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else {
      if (piece.from > at || text !== '') edits.push({ offset: at, length: piece.from - at, text });
      at = piece.to;
      text = '';
    }
  }
  return edits;
}
