import { type ErrorCode, parseDocument } from 'yaml';
import { applyTextEdits, type TextEdit } from '../texts/text-edit';
import type { TextPart } from '../texts/text-part';
import { doubledQuotes, marksBehindQuotes, mixedIn, mixedQuotes, textsWithoutComma } from './behind-quotes';
import { innerBraces, notesInBraces } from './braces';
import { foreignBlanks } from './foreign-blanks';
import {
  dashesBeforeMaps,
  itemsTogether,
  listsWithoutKey,
  missingDashes,
  namedItems,
  needlessDashes,
  strayEntries,
  strayItems,
} from './items';
import {
  fences,
  foreignSpaces,
  indentation,
  looseTexts,
  pastedItems,
  secondDocuments,
  tabs,
  unexpectedDashes,
} from './layout';
import { isBlank, type Line, lineAt, linesIn } from './lines';
import {
  anyText,
  barsWithText,
  brackets,
  bullets,
  emptyBrackets,
  foreignNotes,
  foreignTags,
  keysBeside,
  keysTogether,
  missingBars,
  missingColons,
  missingCommas,
  mistypedBars,
  replacedColons,
  roundBraces,
  spaceAfterColon,
  spaceAfterDash,
  unexpectedCommas,
  valuesWithKeys,
} from './marks';
import { backslashes, brokenTexts, curlyQuotes, quotesInQuotes, unclosedQuotes, unquotedTexts } from './quotes';
import { reasonOfCode, type SyntaxDetails } from './reasons';
import { linePart, type Recogniser, type Repair, type Scene } from './repair';

/** What keeps a file from being read: where it is to be told, in which words, and what mends it. */
export interface Diagnosis {
  readonly at: TextPart;
  readonly details: SyntaxDetails;
  readonly changes: readonly TextEdit[];
  readonly isCertain: boolean;
}

/** What is most telling first: of several repairs that would do, the first is taken for what was meant. */
const RECOGNISERS: readonly Recogniser[] = [
  foreignSpaces,
  tabs,
  secondDocuments,
  fences,
  foreignBlanks,
  foreignNotes,
  curlyQuotes,
  mixedQuotes,
  marksBehindQuotes,
  doubledQuotes,
  itemsTogether,
  textsWithoutComma,
  notesInBraces,
  strayEntries,
  namedItems,
  missingDashes,
  strayItems,
  needlessDashes,
  dashesBeforeMaps,
  keysBeside,
  emptyBrackets,
  unclosedQuotes,
  unexpectedCommas,
  quotesInQuotes,
  backslashes,
  mistypedBars,
  barsWithText,
  innerBraces,
  brackets,
  keysTogether,
  roundBraces,
  bullets,
  foreignTags,
  unquotedTexts,
  spaceAfterColon,
  replacedColons,
  spaceAfterDash,
  missingCommas,
  missingColons,
  brokenTexts,
  unexpectedDashes,
  missingBars,
  valuesWithKeys,
  listsWithoutKey,
  anyText,
  looseTexts,
  pastedItems,
  indentation,
];

/** How many lines before the place somebody may have mistyped something that shows only there. */
const LINES_BEFORE = 40;
/** A longer line is not looked into. */
const LONGEST_LINE = 2000;
/** How many characters are read to try repairs. */
const MOST_READ = 150_000;

/** Says of a file that cannot be read on from an offset what somebody most likely mistyped, and where. */
export function diagnose(text: string, code: ErrorCode, offset: number): Diagnosis {
  const lines = linesIn(text);
  const reached = lineAt(lines, offset);
  const marks = lines.find(({ text: line }) => /^<{7}(?: |$)/.test(line));
  if (marks !== undefined)
    return { at: linePart(marks), details: { reason: 'unmerged' }, changes: [], isCertain: false };
  const near = linesNear(lines, reached);
  const scene = { text, lines, near: [...near, ...openedFarAbove(lines, reached)] };
  // How far the parser gets is not the same everywhere.
  if (code === 'RESOURCE_EXHAUSTION') return asComplained(text, code, reached.start + reached.indent.length);
  const repair = repairOf(scene, reached, recognisersOf(code));
  if (repair === undefined) return asComplained(text, code, offset);
  if (KNOWN_TO_AUTHOR.has(repair.reason)) {
    const { at, reason, written } = repair;
    return { at, details: { reason, ...(written !== undefined && { written }) }, changes: [], isCertain: false };
  }
  return repaired(lines, repair);
}

/** Where something belongs, or under which key, only its author knows. */
const KNOWN_TO_AUTHOR: ReadonlySet<SyntaxDetails['reason']> = new Set([
  'key-above-missing',
  'tag-foreign',
  'text-loose',
  'value-with-keys',
]);

/** A repair that is known to be right. */
export function repaired(lines: readonly Line[], repair: Repair): Diagnosis {
  const { at, reason, written, spaces, moved, changes, isCertain } = repair;
  const correct = correctLine(lines, changes);
  return {
    at,
    details: {
      reason,
      ...(written !== undefined && { written }),
      ...(correct !== undefined && { correct }),
      ...(spaces !== undefined && { spaces }),
      ...(moved !== undefined && { moved }),
    },
    changes,
    isCertain,
  };
}

function recognisersOf(code: ErrorCode): readonly Recogniser[] {
  // That something has no name is found in the file as a whole only.
  return code === 'BAD_ALIAS' ? [bullets, unquotedTexts] : RECOGNISERS;
}

function asComplained(text: string, code: ErrorCode, offset: number): Diagnosis {
  const reason = reasonOfCode[code];
  const mark = reason === 'start-of-text' ? text.charAt(offset).trim() : '';
  const details = { reason, ...(mark !== '' && { written: mark }) };
  return { at: { offset, length: 1 }, details, changes: [], isCertain: false };
}

function linesNear(lines: readonly Line[], reached: Line): Line[] {
  const after = lines.slice(reached.index + 1).find((line) => !isBlank(line));
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

/** The first repair with which the part of the file can be read; failing that, one with which more of it can. */
function repairOf(scene: Scene, reached: Line, recognisers: readonly Recogniser[]): Repair | undefined {
  const part = partAround(scene, reached);
  let left = MOST_READ;
  let further: Repair | undefined;
  for (const recogniser of recognisers) {
    for (const repair of recogniser(scene)) {
      left -= part.above.length + part.to - part.from;
      if (left < 0) return further;
      const error = firstError(applied(scene.text, part, repair.changes));
      if (error === undefined) return repair;
      const isGuess = recogniser === indentation || recogniser === pastedItems || recogniser === anyText;
      if (further === undefined && !isGuess && helps(scene, part, repair, error, reached)) {
        further = { ...repair, isCertain: false };
      }
    }
  }
  return further;
}

/** Some lines of a file, and before them those to which they belong: what can be read if it has no fault. */
interface Part {
  readonly above: string;
  readonly from: number;
  readonly to: number;
}

/** How many lines after the place are read at least. */
const LINES_AFTER = 8;

function partAround({ text, lines, near }: Scene, { index, indent }: Line): Part {
  const first = Math.min(index, ...near.map((line) => line.index));
  const isEnd = (line: Line) => line.indent.length <= indent.length && (line.key !== '' || line.dashes !== '');
  const end = lines.slice(index + LINES_AFTER).find(isEnd);
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

function applied(text: string, { above, from, to }: Part, changes: readonly TextEdit[]): string {
  const inside = changes.filter(({ offset, length }) => offset >= from && offset + length <= to);
  const own = inside.map((change) => ({ ...change, offset: change.offset - from }));
  return above + applyTextEdits(text.slice(from, to), own);
}

function firstError(text: string): { code: ErrorCode; offset: number } | undefined {
  const { errors, warnings } = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  const found = [...errors, ...warnings].map(({ code, pos }) => ({ code, offset: pos[0] }));
  return found.sort((one, other) => one.offset - other.offset)[0];
}

/** Whether a part can be read further than before: by the next line at least, or that after it where it is mended elsewhere. */
function helps(
  { lines }: Scene,
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

const LONGEST_CORRECTION = 90;

/** The first line that changes as it will be; of a long one, what is around the change. */
function correctLine(lines: readonly Line[], changes: readonly TextEdit[]): string | undefined {
  const [first] = changes;
  if (first === undefined) return undefined;
  const { start, text: line } = lineAt(lines, first.offset);
  const end = start + line.length;
  const ofLine = changes.filter(({ offset, length }) => offset >= start && offset + length <= end);
  if (ofLine.length === 0) return undefined;
  const own = ofLine.map((change) => ({ ...change, offset: change.offset - start }));
  const [corrected = ''] = applyTextEdits(line, own).split('\n');
  return corrected.trim() === '' ? undefined : around(corrected, first.offset - start);
}

function around(line: string, at: number): string {
  if (line.trim().length <= LONGEST_CORRECTION) return line.trim();
  const from = Math.max(0, Math.min(at - LONGEST_CORRECTION / 2, line.length - LONGEST_CORRECTION));
  const shown = line.slice(from, from + LONGEST_CORRECTION).trim();
  return `${from > 0 ? '…' : ''}${shown}${from + LONGEST_CORRECTION < line.length ? '…' : ''}`;
}
