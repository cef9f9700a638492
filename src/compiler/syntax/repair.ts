import type { TextPart } from '../../shared/text-part';
import type { SyntaxReason } from '../findings/syntax-details';
import type { TextEdit } from '../values/text-edit';
import type { Line } from './lines';

/** A mistake that may have been made, and the edits that would undo it: whether they do is tried out. */
export interface Repair {
  readonly reason: SyntaxReason;
  /** Where it is reported. */
  readonly at: TextPart;
  /** In the order of the file. */
  readonly edits: readonly TextEdit[];
  readonly written?: string;
  readonly spaces?: number;
  readonly moved?: number;
  /** It counts only where the file then has what its schema asks for: there are many lines of which it could be said. */
  readonly isGuess?: true;
  /** Whether nothing else can have been meant, if it fixes the file. */
  readonly isCertain: boolean;
}

/** What a recogniser looks at: a file, and the lines around the place where parsing stops. */
export interface FaultContext {
  readonly text: string;
  readonly lines: readonly Line[];
  /** The lines in which somebody may have mistyped: that of the place first, then those before it, and the one after it. */
  readonly near: readonly Line[];
}

/** Finds one kind of mistake: the repairs that would fix it, the likeliest first. */
export type Recogniser = (context: FaultContext) => Iterable<Repair>;

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
