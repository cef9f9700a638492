import type { TextPart } from '../../shared/text-part';
import type { SyntaxDetails } from '../findings/syntax-details';
import { applyTextEdits, type TextEdit } from '../values/text-edit';
import { type Line, lineAt } from './lines';
import type { Repair } from './repair';

/** What keeps a file from being read: where to report it, as what, and the edits that fix it. */
export interface Diagnosis {
  readonly at: TextPart;
  readonly details: SyntaxDetails;
  readonly edits: readonly TextEdit[];
  readonly isCertain: boolean;
}

/** A fault for which no edits are proposed. */
export function withoutFix(at: TextPart, details: SyntaxDetails): Diagnosis {
  return { at, details, edits: [], isCertain: false };
}

/** The diagnosis of a fault that a repair fixes. */
export function diagnosisOf(lines: readonly Line[], repair: Repair): Diagnosis {
  const { at, reason, written, spaces, moved, edits, isCertain } = repair;
  const correct = correctLine(lines, edits);
  return {
    at,
    details: {
      reason,
      ...(written !== undefined && { written }),
      ...(correct !== undefined && { correct }),
      ...(spaces !== undefined && { spaces }),
      ...(moved !== undefined && { moved }),
    },
    edits,
    isCertain,
  };
}

const LONGEST_CORRECTION = 90;

/** The first line that the edits change, as it will be; of a long line, the part around the first edit. */
function correctLine(lines: readonly Line[], edits: readonly TextEdit[]): string | undefined {
  const [first] = edits;
  if (first === undefined) return undefined;
  const { start, text: line } = lineAt(lines, first.offset);
  const end = start + line.length;
  const ofLine = edits.filter(({ offset, length }) => offset >= start && offset + length <= end);
  if (ofLine.length === 0) return undefined;
  const own = ofLine.map((edit) => ({ ...edit, offset: edit.offset - start }));
  const [corrected = ''] = applyTextEdits(line, own).split('\n');
  return corrected.trim() === '' ? undefined : around(corrected, first.offset - start);
}

function around(line: string, at: number): string {
  if (line.trim().length <= LONGEST_CORRECTION) return line.trim();
  const from = Math.max(0, Math.min(at - LONGEST_CORRECTION / 2, line.length - LONGEST_CORRECTION));
  const shown = line.slice(from, from + LONGEST_CORRECTION).trim();
  return `${from > 0 ? '…' : ''}${shown}${from + LONGEST_CORRECTION < line.length ? '…' : ''}`;
}
