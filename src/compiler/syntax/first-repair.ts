import { type ErrorCode, parseDocument } from 'yaml';
import { applyTextEdits, type TextEdit } from '../values/text-edit';
import { isBlank, type Line, lineAt } from './lines';
import { indentation, pastedItems } from './recognisers/indentation';
import { anyText } from './recognisers/unquoted-texts';
import type { FaultContext, Recogniser, Repair } from './repair';

/** How many characters are read to try repairs. */
const MOST_READ = 150_000;

/** Whether a text has the form of its file. */
export type HasForm = (text: string) => boolean;

/** A longer file is held against no form, and so many repairs of any other one are. */
const LONGEST_HELD = 80_000;
const MOST_HELD = 20;

/**
 * The first repair with which the file has the form that it should have. Failing that, as when it has another fault besides,
 * the first with which the part of it can be parsed, and then the first with which more of it can.
 */
export function firstRepair(
  context: FaultContext,
  reached: Line,
  recognisers: readonly Recogniser[],
  hasForm: HasForm,
): Repair | undefined {
  const part = partAround(context, reached);
  const isHeld = context.text.length <= LONGEST_HELD;
  let left = MOST_READ;
  let held = 0;
  let readable: Repair | undefined;
  let further: Repair | undefined;
  for (const { recogniser, repair } of repairsIn(context, recognisers)) {
    left -= part.above.length + part.to - part.from;
    if (left < 0 || held === MOST_HELD) break;
    const error = firstError(applied(context.text, part, repair.edits));
    if (error === undefined) {
      const isMeant = isHeld ? hasForm(applyTextEdits(context.text, repair.edits)) : !repair.isGuess;
      if (isMeant) return repair;
      held += 1;
      if (!repair.isGuess) readable ??= repair;
    } else if (isTelling(recogniser, repair) && parsesFurther(context, part, repair, error, reached)) {
      further ??= { ...repair, isCertain: false };
    }
  }
  return readable ?? further;
}

/** Whether it says something that more can be parsed: lines and texts could be meant otherwise in many ways. */
function isTelling(recogniser: Recogniser, { isGuess }: Repair): boolean {
  return !isGuess && recogniser !== indentation && recogniser !== pastedItems && recogniser !== anyText;
}

function* repairsIn(context: FaultContext, recognisers: readonly Recogniser[]) {
  for (const recogniser of recognisers) {
    for (const repair of recogniser(context)) yield { recogniser, repair };
  }
}

/** Some lines of a file, and before them those to which they belong: what can be read if it has no fault. */
interface Part {
  readonly above: string;
  readonly from: number;
  readonly to: number;
}

/** How many lines after the place are read at least. */
const LINES_AFTER = 8;

function partAround({ text, lines, near }: FaultContext, { index }: Line): Part {
  const first = Math.min(index, ...near.map((line) => line.index));
  const end = lines.slice(index + LINES_AFTER).find(({ key, dashes }) => key !== '' || dashes !== '');
  return { above: linesAbove(lines, first), from: lines[first]?.start ?? 0, to: end?.start ?? text.length };
}

/** The lines to which a line belongs: before each, the next that stands further to the left. */
function linesAbove(lines: readonly Line[], index: number): string {
  const above: string[] = [];
  let indent = lines[index]?.indent.length ?? 0;
  for (let at = index - 1; at >= 0 && indent > 0; at -= 1) {
    const line = lines[at];
    if (line === undefined || isBlank(line) || line.indent.length >= indent || line.value.startsWith('# ')) continue;
    above.unshift(`${line.text}\n`);
    indent = line.indent.length;
  }
  return above.join('');
}

function applied(text: string, { above, from, to }: Part, edits: readonly TextEdit[]): string {
  // What is wrong may be far above, such as the key of a long list.
  if (edits.every(({ offset }) => offset < from)) return applyTextEdits(text, edits);
  const inside = edits.filter(({ offset, length }) => offset >= from && offset + length <= to);
  const own = inside.map((edit) => ({ ...edit, offset: edit.offset - from }));
  return above + applyTextEdits(text.slice(from, to), own);
}

function firstError(text: string): { code: ErrorCode; offset: number } | undefined {
  const { errors, warnings } = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  const found = [...errors, ...warnings].map(({ code, pos }) => ({ code, offset: pos[0] }));
  return found.sort((one, other) => one.offset - other.offset)[0];
}

/** Whether a part can be parsed further than before: by one line at least, or by two where the repair is on another line. */
function parsesFurther(
  { lines }: FaultContext,
  part: Part,
  { at }: Repair,
  error: ReturnType<typeof firstError>,
  reached: Line,
): boolean {
  if (error === undefined) return true;
  const { index } = lineAt(lines, part.from - part.above.length + error.offset);
  const isThere = lineAt(lines, at.offset) === reached;
  return error.code !== 'MISSING_CHAR' && index > reached.index + (isThere ? 0 : 1);
}
