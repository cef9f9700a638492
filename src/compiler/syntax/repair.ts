import type { TextEdit } from '../texts/text-edit';
import type { TextPart } from '../texts/text-part';
import type { Line } from './lines';
import type { SyntaxReason } from './reasons';

/** What somebody may have done, and what would undo it: whether it does is tried. */
export interface Repair {
  readonly reason: SyntaxReason;
  /** Where it is to be told. */
  readonly at: TextPart;
  /** In the order of the file. */
  readonly changes: readonly TextEdit[];
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
