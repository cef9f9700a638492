import type { TextPart } from '../../shared/text-part';

/** One change of a text: what replaces a part of it. Offsets count UTF-16 units of the text before any of the changes. */
export interface TextEdit extends TextPart {
  readonly text: string;
}

export function insertion(offset: number, text: string): TextEdit {
  return { offset, length: 0, text };
}

/** Removes what stands from `start` to `end`, which is excluded. */
export function removal(start: number, end: number): TextEdit {
  return { offset: start, length: end - start, text: '' };
}

/** The text with the edits made; they are in order and do not overlap. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let at = 0;
  let result = '';
  for (const { offset, length, text: inserted } of edits) {
    result += text.slice(at, offset) + inserted;
    at = offset + length;
  }
  return result + text.slice(at);
}
