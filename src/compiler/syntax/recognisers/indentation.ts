import type { TextEdit } from '../../values/text-edit';
import { depthOf, isBlank, isContent, type Line, REACH } from '../lines';
import { type FaultContext, linePart, type Repair } from '../repair';

/** Blanks at the start of lines that look like spaces and are others, as they come with text from a web page. */
export function* foreignSpaces({ lines }: FaultContext): Iterable<Repair> {
  const wrong = lines.filter(({ indent }) => /[^ \t]/.test(indent));
  const [first] = wrong;
  if (first === undefined) return;
  const known = new Set(
    lines.filter((line) => !wrong.includes(line) && !isBlank(line)).map(({ indent }) => indent.length),
  );
  const edits = wrong.map((line) => indented(line, asElsewhere(inSpaces(line.indent), known)));
  const spaces = edits[0]?.text.length ?? 0;
  yield { reason: 'spaces-foreign', at: linePart(first), edits, spaces, isCertain: true };
}

/** What has no width, such as the mark at the beginning of a file, was never meant as a space. */
function inSpaces(indent: string): string {
  return indent.replaceAll(/[\u200b\ufeff]/g, '').replaceAll(/[^ \t]/g, ' ');
}

/** As many spaces as other lines begin with; less than that are one too many. */
function asElsewhere(spaces: string, known: ReadonlySet<number>): string {
  const isOneTooMany = !known.has(spaces.length) && known.has(spaces.length - 1);
  return isOneTooMany ? spaces.slice(1) : spaces;
}

/** Lines that begin with tabs; as many spaces as fit the lines around them take their place. */
export function* tabs({ lines, near }: FaultContext): Iterable<Repair> {
  const tabbed = lines.filter(({ indent }) => indent.includes('\t'));
  const first = near.find(({ indent }) => indent.includes('\t')) ?? tabbed[0];
  if (first === undefined) return;
  const at = { offset: first.start, length: first.indent.length };
  const before = lines.slice(0, first.index).findLast((line) => !isBlank(line));
  if (before !== undefined && !before.indent.includes('\t')) {
    const isOpen = before.key !== '' && before.value === '';
    const after = lines.slice(first.index + 1).find((line) => !isBlank(line));
    // Whoever goes back a level by a tab less goes back to where the next line stands.
    const isBack = !isOpen && after?.indent === '  '.repeat(first.indent.length) && /^\t+$/.test(first.indent);
    // What has lines below it stands to the left of them.
    const opens =
      first.key !== '' && first.value === '' && first.dashes === '' && after?.indent.includes('\t') === false;
    const beside = depthOf(before) + (isOpen ? 2 : 0);
    const left = opens ? Math.min(beside, Math.max(after.indent.length - 2, 0)) : beside;
    const spaces = isBack ? after.indent.length : left;
    yield { reason: 'tab', at, edits: [indented(first, ' '.repeat(spaces))], spaces, isCertain: true };
  }
  for (const width of [2, 4, 8]) {
    const edits = tabbed.map((line) => indented(line, line.indent.replaceAll('\t', ' '.repeat(width))));
    yield { reason: 'tab', at, edits, spaces: edits[tabbed.indexOf(first)]?.text.length ?? 0, isCertain: false };
  }
}

/** `  -  type: form` with its other keys where they stand behind one space. */
export function* wideDashes({ lines, near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (!/^- {2,}$/.test(line.dashes) || line.key === '') continue;
    const below = lines.slice(line.index + 1, line.index + REACH).find(isContent);
    if (below?.indent.length !== line.indent.length + '- '.length + (line.value === '' ? 2 : 0)) continue;
    const edits = [{ offset: line.start + line.indent.length, length: line.dashes.length, text: '- ' }];
    yield { reason: 'dash-wide', at: linePart(line), edits, isCertain: true };
  }
}

/** A key that stands further to the left than what it holds belongs to, as when it was put at the margin: what is below it stayed where it was. */
export function* dedentedKeys({ lines, near }: FaultContext): Iterable<Repair> {
  const [reached] = near;
  const above = lines.slice(0, reached?.index ?? 0);
  const key = above.findLast((line) => isContent(line) && line.indent.length < (reached?.indent.length ?? 0));
  const held = lines.slice((key?.index ?? lines.length) + 1).find(isContent);
  if (key === undefined || held === undefined || key.key === '' || key.dashes !== '' || key.value !== '') return;
  const depths = [held.indent.length - 2, held.indent.length].filter((depth) => depth > key.indent.length);
  if (held.indent.length > key.indent.length + 2) for (const depth of depths) yield moveTo(depth, key, [key]);
}

/** How many lines somebody may have moved. */
const MOST_MOVED = 5;

/** How many depths of the lines around are tried. */
const MOST_DEPTHS = 4;

/** A line, or one and those that follow it, which stand too far to the left or the right. */
export function* indentation({ lines, near }: FaultContext): Iterable<Repair> {
  const [reached, after, ...before] = near;
  const leftOut = firstOfOpened(reached, lines);
  const candidates = [leftOut, reached, after, ...before.slice(0, 2)].filter((line) => line !== undefined);
  for (let moved = 1; moved <= MOST_MOVED; moved += 1) {
    for (const line of candidates) {
      const block = lines.slice(line.index, line.index + moved);
      if (block.length < moved || block.some(isBlank) || isLooseText(line, lines)) continue;
      for (const depth of depthsAround(line, lines)) yield moveTo(depth, line, block);
    }
  }
}

/** A text below a value of one line that is a name, or apart from it: no part of that value. */
function isLooseText({ key, dashes, indent, index }: Line, lines: readonly Line[]): boolean {
  if (key !== '' || dashes !== '' || indent !== '') return false;
  const before = lines.slice(0, index).findLast((line) => !isBlank(line));
  if (before === undefined || before.key === '' || before.value === '') return false;
  return before.index < index - 1 || /^[\w.-]+$/.test(before.value);
}

/** An item with all that it holds, or with all items behind it as well, that was pasted too far to the left or the right. */
export function* pastedItems({ lines, near }: FaultContext): Iterable<Repair> {
  const [reached, after] = near;
  for (const line of [reached, after]) {
    if (line === undefined || line.dashes === '' || line.key === '') continue;
    const depths = depthsOfItemsAbove(line, lines);
    const behind = lines.slice(line.index + 1).filter((each) => !isBlank(each));
    for (const isLast of [(each: Line) => each.indent.length <= line.indent.length, isLeftOf(line)]) {
      for (const depth of depths) yield moveTo(depth, line, [line, ...upTo(isLast, behind)]);
    }
    // The items behind one that was pasted at the margin stand where they did.
    for (const depth of depths) yield moveTo(depth, line, [line, ...upTo(isItemAt(depth, line), behind)]);
  }
}

function upTo(isLast: (line: Line) => boolean, lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(isLast);
  return lines.slice(0, end < 0 ? lines.length : end);
}

function isItemAt(depth: number, { key }: Line): (line: Line) => boolean {
  return (line) => line.dashes !== '' && line.indent.length === depth && line.key === key;
}

function isLeftOf({ indent }: Line): (line: Line) => boolean {
  return (line) => line.indent.length < indent.length;
}

/** At which depths items above one begin with the same key, nearest to it first. */
function depthsOfItemsAbove({ index, indent, key }: Line, lines: readonly Line[]): number[] {
  const alike = lines.slice(0, index).filter((line) => line.dashes !== '' && line.key === key);
  const depths = [...new Set(alike.map((line) => line.indent.length))].filter((depth) => depth !== indent.length);
  const distance = (depth: number) => Math.abs(depth - indent.length);
  return depths.sort((one, other) => distance(one) - distance(other));
}

/** The line before another one that should stand below its key, like it, and stands beside it. */
function firstOfOpened(reached: Line | undefined, lines: readonly Line[]): Line | undefined {
  if (reached === undefined) return undefined;
  const [opener, first] = lines.slice(Math.max(reached.index - 2, 0), reached.index);
  const isOpen = opener !== undefined && opener.key !== '' && opener.value === '';
  const isBeside =
    opener !== undefined && first?.key !== '' && first?.dashes === '' && first.indent.length === depthOf(opener);
  return isOpen && isBeside && reached.indent.length > first.indent.length ? first : undefined;
}

export function moveTo(depth: number, line: Line, block: readonly Line[]): Repair {
  const by = depth - line.indent.length;
  const edits = block.map((each) => indented(each, ' '.repeat(Math.max(each.indent.length + by, 0))));
  return {
    reason: 'indentation',
    at: linePart(line),
    edits,
    spaces: depth,
    ...(block.length > 1 && { moved: block.length - 1 }),
    isCertain: false,
  };
}

/** The depths at which a line could stand, nearest first. */
function depthsAround(line: Line, lines: readonly Line[]): number[] {
  const around = lines
    .slice(Math.max(line.index - 8, 0), line.index + 8)
    .filter((one) => one !== line && !isBlank(one));
  const before = lines.slice(0, line.index).findLast((one) => !isBlank(one));
  const depths = around.flatMap((one) => [one.indent.length, depthOf(one)]);
  const opened = before === undefined ? [] : [depthOf(before) + 2];
  // Below `- label:`, where the dash stands, another key of that item is more likely than one of what holds the list.
  const isBelowDash = before?.dashes === '- ' && before.key !== '' && before.indent === line.indent;
  const ofItem = isBelowDash && line.key !== '' ? [depthOf(before)] : [];
  // Between the key above and the first line below that, it belongs beside the latter.
  const opener = lines.slice(0, before?.index ?? 0).findLast((one) => !isBlank(one));
  const isBetween = opener !== undefined && opener.value === '' && depthOf(opener) < line.indent.length;
  const isBelowDeeper = isBetween && before !== undefined && before.indent.length > line.indent.length;
  const beside = isBelowDeeper ? [line.dashes === '' ? depthOf(before) : before.indent.length] : [];
  const distance = (depth: number) => Math.abs(depth - line.indent.length);
  const nearest = [...depths, ...opened].sort((one, other) => distance(one) - distance(other));
  return [...new Set([...ofItem, ...beside, ...nearest])]
    .filter((depth) => depth !== line.indent.length)
    .slice(0, MOST_DEPTHS);
}

function indented({ start, indent }: Line, text: string): TextEdit {
  return { offset: start, length: indent.length, text };
}
