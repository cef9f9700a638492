import type { TextPart } from '../texts/text-part';
import type { Line } from './lines';
import type { SyntaxReason } from './reasons';

/** A change of the characters of a file. */
export interface Change extends TextPart {
  readonly text: string;
}

/** What somebody may have done, and what would undo it: whether it does is tried. */
export interface Repair {
  readonly reason: SyntaxReason;
  /** Where it is to be told. */
  readonly at: TextPart;
  /** In the order of the file. */
  readonly changes: readonly Change[];
  readonly written?: string;
  readonly spaces?: number;
  readonly moved?: number;
  /** Where it mends the file, nothing else can have been meant. */
  readonly isCertain: boolean;
}

/** What is looked at around the place where a file cannot be read on. */
export interface Scene {
  readonly text: string;
  readonly lines: readonly Line[];
  /** The lines in which somebody may have mistyped: that of the place first, then those before it, and the one after it. */
  readonly near: readonly Line[];
}

export type Recogniser = (scene: Scene) => Iterable<Repair>;

export function insertion(offset: number, text: string): Change {
  return { offset, length: 0, text };
}

export function withChanges(text: string, changes: readonly Change[]): string {
  let from = 0;
  const parts = changes.flatMap((change) => {
    const before = text.slice(from, change.offset);
    from = change.offset + change.length;
    return [before, change.text];
  });
  return [...parts, text.slice(from)].join('');
}

/** The value of a line, or where it has none, its content. */
export function valuePart({ valueStart, value, start, indent, text }: Line): TextPart {
  if (value !== '') return { offset: valueStart, length: value.length };
  return { offset: start + indent.length, length: Math.max(text.trimEnd().length - indent.length, 1) };
}

export function linePart({ start, indent, text }: Line): TextPart {
  return { offset: start + indent.length, length: Math.max(text.trimEnd().length - indent.length, 1) };
}

/** A text as it stands between double quotes. */
export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
