import type { TextPart } from './finding';
import type { Fix } from './fix';
import type { WrittenText } from './values';

/** What is to stand in the place of a part of a text. */
export interface Change extends TextPart {
  readonly text: string;
}

/** Puts the text with some parts changed, in the order in which they stand, in the place of a written one. */
export function fixOfText(written: WrittenText, changes: readonly Change[], isCertain: boolean): Fix {
  return fixToText(written, changed(written.text, changes), isCertain);
}

/** Puts another text in the place of a written one. */
export function fixToText({ source, pointer }: WrittenText, value: string, isCertain: boolean): Fix {
  return { edits: [{ do: 'set', file: source.path, pointer, value }], isCertain };
}

function changed(text: string, changes: readonly Change[]): string {
  const pieces: string[] = [];
  let reached = 0;
  for (const { offset, length, text: replacement } of changes) {
    pieces.push(text.slice(reached, offset), replacement);
    reached = offset + length;
  }
  return [...pieces, text.slice(reached)].join('');
}

/** So many faults of one kind are told of one text: whoever mends them sees the others afterwards. */
const MOST_IN_A_TEXT = 5;

export function fewOf<Fault>(faults: readonly Fault[]): readonly Fault[] {
  return faults.slice(0, MOST_IN_A_TEXT);
}

/** What is found in the parts of some texts, in turn, until of each text enough is found. */
export function fewInEach<Part, Found>(
  parts: readonly Part[],
  textOf: (part: Part) => object,
  find: (part: Part) => readonly Found[],
): Found[] {
  const counts = new Map<object, number>();
  return parts.flatMap((part) => {
    const text = textOf(part);
    const count = counts.get(text) ?? 0;
    const found = count < MOST_IN_A_TEXT ? find(part).slice(0, MOST_IN_A_TEXT - count) : [];
    counts.set(text, count + found.length);
    return found;
  });
}
