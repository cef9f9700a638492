import type { ErrorCode } from 'yaml';
import type { SyntaxDetails } from '../findings/syntax-details';
import { type Diagnosis, diagnosisOf, withoutFix } from './diagnosis';
import { firstRepair, type HasForm } from './first-repair';
import { isBlank, isContent, type Line, lineAt, linesIn } from './lines';
import { reasonOfCode } from './reasons';
import { bullets } from './recognisers/dashes';
import { dressedKeys } from './recognisers/keys';
import { mixedIn } from './recognisers/mismatched-quotes';
import { RECOGNISERS } from './recognisers/recognisers';
import { unquotedTexts } from './recognisers/unquoted-texts';
import { linePart, type Recogniser } from './repair';

/** How many lines before the place somebody may have mistyped something that shows only there. */
const LINES_BEFORE = 40;

/** A longer line is not looked into. */
const LONGEST_LINE = 2000;

/** What somebody most likely mistyped in a file that cannot be parsed beyond an offset, and where. */
export function diagnose(text: string, code: ErrorCode, offset: number, hasForm: HasForm): Diagnosis {
  const lines = linesIn(text);
  const reached = lineAt(lines, offset);
  const marks = unmergedAt(lines);
  if (marks !== undefined) return marks;
  const mark = lines.find(({ text: line }) => /^(?:={7}|>{7}(?: .*)?)$/.test(line));
  if (mark !== undefined)
    return withoutFix(linePart(mark), { reason: 'mark-of-merge', written: mark.text.slice(0, 7) });
  const near = linesNear(lines, reached);
  const context = { text, lines, near: [...near, ...openedFarAbove(lines, reached)] };
  if (code === 'BAD_ALIAS' && COPIED_KEYS.test(reached.text)) return copiedKeys(reached);
  // How far the parser gets is not the same everywhere.
  if (code === 'RESOURCE_EXHAUSTION') return asParserReports(text, code, reached.start + reached.indent.length);
  const repair = firstRepair(context, reached, recognisersOf(code), hasForm);
  if (repair === undefined) return asParserReports(text, code, offset);
  if (ONLY_AUTHOR_KNOWS.has(repair.reason)) {
    const { at, reason, written } = repair;
    return withoutFix(at, { reason, ...(written !== undefined && { written }) });
  }
  return diagnosisOf(lines, repair);
}

/** `<<<<<<< main`, also where a text of several lines has taken it for one of its own. */
export function unmergedAt(lines: readonly Line[]): Diagnosis | undefined {
  const marks = lines.find(({ text }) => /^ *<{7}(?: |$)/.test(text));
  return marks && withoutFix(linePart(marks), { reason: 'unmerged' });
}

const COPIED_KEYS = /^\s*(?:- +)*<<\s*:/;

/** `<<: *hero`, by which other programs copy the keys of another place. */
export function copiedKeys(line: Line): Diagnosis {
  return withoutFix(linePart(line), { reason: 'keys-copied', written: line.text.trim().replace(/^(?:- +)+/, '') });
}

/** Faults that only the author of the text can fix: nobody else knows where something belongs, or under which key. */
const ONLY_AUTHOR_KNOWS: ReadonlySet<SyntaxDetails['reason']> = new Set([
  'key-above-missing',
  'line-end-lost',
  'tag-foreign',
  'text-loose',
  'value-with-keys',
]);

function recognisersOf(code: ErrorCode): readonly Recogniser[] {
  // That something has no name is found in the file as a whole only.
  return code === 'BAD_ALIAS' ? [bullets, dressedKeys, unquotedTexts] : RECOGNISERS;
}

function asParserReports(text: string, code: ErrorCode, offset: number): Diagnosis {
  const reason = reasonOfCode[code];
  const mark = reason === 'start-of-text' ? text.charAt(offset).trim() : '';
  return withoutFix({ offset, length: 1 }, { reason, ...(mark !== '' && { written: mark }) });
}

function linesNear(lines: readonly Line[], reached: Line): Line[] {
  const after = lines.slice(reached.index + 1).find(isContent);
  const before = lines.slice(Math.max(reached.index - LINES_BEFORE, 0), reached.index).reverse();
  return [reached, ...(after === undefined ? [] : [after]), ...before].filter(
    (line) => !isBlank(line) && !line.value.startsWith('# ') && line.text.length <= LONGEST_LINE,
  );
}

/** A text that no quote of its kind closes goes on to the next such quote, however far that is. */
function openedFarAbove(lines: readonly Line[], { index }: Line): Line[] {
  const isOpened = ({ key, value, text }: Line) =>
    value.includes("'") &&
    text.length <= LONGEST_LINE &&
    (mixedIn(value).length > 0 || (key !== '' && /^'[^']*$/.test(value)));
  const found = lines.slice(0, Math.max(index - LINES_BEFORE, 0)).find(isOpened);
  return found === undefined ? [] : [found];
}
