import type { Lettering } from './lettering';

/** A title in lines, as large as it fits. */
export interface Block {
  readonly lines: readonly string[];
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
  letters: Pick<Lettering, 'widthOf'>,
): Block {
  for (const size of SIZES) {
    const lines = brokenText(text, room.width / size, letters);
    if (lines !== undefined && lines.length * lineHeight(size) <= room.height) return { lines, size };
  }
  return fitText(`${shortened(text)}…`, room, letters);
}

/** Nothing where a word is wider than a line. */
function brokenText(text: string, width: number, letters: Pick<Lettering, 'widthOf'>): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (letters.widthOf(word) > width) return undefined;
    if (lines.length > 0 && letters.widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Without its last word, or the last letters of its only one. */
function shortened(text: string): string {
  const whole = text.replace(/…$/, '').trim();
  return /\s/.test(whole) ? whole.replace(/\s+\S+$/, '') : whole.slice(0, -2);
}
