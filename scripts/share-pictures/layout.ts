import type { DrawnLine, Lettering } from './lettering';

/** A title in lines, as large as it fits. */
export interface Block {
  readonly lines: readonly DrawnLine[];
  readonly size: number;
}

/** From the largest to the smallest, in pixels. */
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36];
const LEADING = 1.12;

/** How high lines of a size stand above each other. */
export function lineHeight(size: number): number {
  return size * LEADING;
}

/** Breaks a text into lines of some width, in the largest size in which it is not too high. What never fits ends in dots. */
export function fitText(
  text: string,
  room: { readonly width: number; readonly height: number },
  letters: Lettering,
): Block {
  const fitting = SIZES.map((size) => ({ size, lines: brokenText(text, room.width, size, letters) })).find(
    ({ size, lines }) => lines !== undefined && lines.length * lineHeight(size) <= room.height,
  );
  if (fitting?.lines !== undefined) return { lines: fitting.lines, size: fitting.size };
  return fitText(
    `${text
      .replace(/…$/, '')
      .replace(/\s*\S+\s*$/, '')
      .slice(0, text.length - 2)}…`,
    room,
    letters,
  );
}

/** Nothing where a word is wider than a line. */
function brokenText(text: string, width: number, size: number, letters: Lettering): DrawnLine[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (letters.draw(word, size).width > width) return undefined;
    if (lines.length > 0 && letters.draw(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => letters.draw(line, size));
}
