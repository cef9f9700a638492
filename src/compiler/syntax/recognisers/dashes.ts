import { insertion } from '../../values/text-edit';
import { depthOf, isContent, type Line, REACH } from '../lines';
import { type FaultContext, linePart, type Repair } from '../repair';
import { itemAsFarRight } from './items';

/** `    - page: services` below `  - label:`, to which it belongs: no item of one key alone stands below the keys of another. */
export function* needlessDashes({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (line.dashes !== '- ' || line.key === '') continue;
    const below = lines.slice(line.index + 1, line.index + REACH).find(isContent);
    const isAlone = below === undefined || below.indent.length < depthOf(line);
    const beside = keysBesideOf(line, lines);
    if (!isAlone || beside.length === 0 || beside.includes(line.key.trim())) continue;
    const edits = [{ offset: line.start + line.indent.length, length: line.dashes.length, text: '' }];
    yield { reason: 'dash-unexpected', at: linePart(line), edits, isCertain: false };
  }
}

/** `  - label:` below `action:`, and `  page:` below it where the dash stands: one map, and no list of one item. */
export function* dashesBeforeMaps({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (line.dashes !== '- ' || line.key === '' || line.indent === '') continue;
    const [opener] = lines.slice(0, line.index).filter(isContent).slice(-1);
    const below = lines.slice(line.index + 1, line.index + REACH).filter(isContent);
    const end = below.findIndex(({ indent }) => indent.length < line.indent.length);
    const own = end < 0 ? below : below.slice(0, end);
    const beside = own.filter(({ indent }) => indent === line.indent);
    const areKeys = beside.length > 0 && beside.every(({ dashes, key }) => dashes === '' && key !== '');
    // `links:` has several.
    if (opener === undefined || opener.value !== '' || /s: ?$/.test(opener.key) || !areKeys) continue;
    const deeper = own.filter(({ indent }) => indent.length > line.indent.length);
    const isShifted = deeper.every(({ indent }) => indent.length > depthOf(line));
    const edits = [line, ...(isShifted ? deeper : [])].map(({ start, indent, dashes }) => ({
      offset: start + indent.length - (dashes === '' ? 2 : 0),
      length: 2,
      text: '',
    }));
    yield { reason: 'dash-unexpected', at: linePart(line), edits, isCertain: false };
  }
}

/** The keys above a line that stand as far to the right, in the same map. */
function keysBesideOf({ index, indent }: Line, lines: readonly Line[]): string[] {
  const keys: string[] = [];
  for (const line of lines.slice(Math.max(index - REACH, 0), index).reverse()) {
    if (!isContent(line) || line.indent.length > indent.length) continue;
    if (depthOf(line) !== indent.length) break;
    keys.push(line.key.trim());
    if (line.dashes !== '') break;
  }
  return keys;
}

/** An item of a list without its dash: one begins like it that has its own. */
export function* missingDashes({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (line.dashes !== '') continue;
    const before = lines.slice(0, line.index).findLast(isContent);
    const alike =
      line.key === ''
        ? (itemBeside(line, before, lines) ?? nameBetween(line, before, lines) ?? pairAboveItem(line, before, lines))
        : (itemAfterFirst(line, before, lines) ?? itemAsFarRight(line, lines));
    if (alike === undefined) continue;
    const edits = [{ offset: line.start, length: line.indent.length, text: `${alike.indent}- ` }];
    yield { reason: 'dash-missing', at: linePart(line), edits, isCertain: true };
  }
}

/** `{ label: "Pan" }` before or after `- { label: "Bollos" }` */
function itemBeside(line: Line, before: Line | undefined, lines: readonly Line[]): Line | undefined {
  if (!/^(?:\{.*\}|"[^"]*"|'[^']*')$/.test(line.value)) return undefined;
  const after = lines.slice(line.index + 1, line.index + REACH).find(isContent);
  const isAlike = (other: Line | undefined) =>
    other?.dashes === '- ' && other.key === '' && other.value.charAt(0) === line.value.charAt(0);
  return [before, after].find(isAlike);
}

/** `/old: shop` just below `redirects:`, and just above an item. */
function pairAboveItem(line: Line, opener: Line | undefined, lines: readonly Line[]): Line | undefined {
  const isOpened = opener !== undefined && opener.key !== '' && opener.value === '';
  if (!isOpened || !/^["']?[^\s"':]+["']?: +\S/.test(line.value)) return undefined;
  const after = lines.slice(line.index + 1, line.index + REACH).find(isContent);
  return after?.dashes === '- ' && after.indent === line.indent ? after : undefined;
}

const NAME = /^\w[\w-]*$/;

/** `madrid` below `- toledo`, as far to the left as the dash, and above another item, or at the end of the list. */
function nameBetween(line: Line, before: Line | undefined, lines: readonly Line[]): Line | undefined {
  if (!NAME.test(line.value) || before?.dashes !== '- ' || before.key !== '') return undefined;
  if (before.indent !== line.indent || !NAME.test(before.value)) return undefined;
  const after = lines.slice(line.index + 1, line.index + REACH).find(isContent);
  const goesOn = after?.indent === line.indent && after.dashes === '- ' && after.key === '';
  return goesOn || (after?.indent.length ?? 0) < line.indent.length ? before : undefined;
}

/** `label:` just below `actions:`, and `- label:` further below. */
function itemAfterFirst(line: Line, opener: Line | undefined, lines: readonly Line[]): Line | undefined {
  if (opener === undefined || opener.key === '' || opener.value !== '') return undefined;
  const least = depthOf(opener);
  const below = lines.slice(line.index + 1, line.index + REACH);
  const end = below.findIndex((other) => isContent(other) && other.indent.length < least);
  return below
    .slice(0, end < 0 ? below.length : end)
    .find(({ dashes, key, indent }) => dashes === '- ' && key.trim() === line.key.trim() && indent.length >= least);
}

/** A list of which no item has its dash, by the first key of the first one, which stands again where another begins. */
export function listWithoutDashes(lines: readonly Line[], first: Line): Repair | undefined {
  const opener = lines.slice(0, first.index).findLast(isContent);
  const isOpened = opener !== undefined && opener.value === '' && depthOf(opener) < first.indent.length;
  if (!isOpened || first.dashes !== '' || first.key === '') return undefined;
  const below = lines.slice(first.index);
  const end = below.findIndex((line) => isContent(line) && line.indent.length < first.indent.length);
  const own = (end < 0 ? below : below.slice(0, end)).filter(isContent);
  const isStart = ({ indent, key }: Line) => indent === first.indent && key.trim() === first.key.trim();
  const edits = own.map((line) => insertion(line.start + first.indent.length, isStart(line) ? '- ' : '  '));
  return { reason: 'dash-missing', at: linePart(first), edits, isCertain: true };
}

/** `  - - label:`, `  -- label:` */
export function* unexpectedDashes({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const together = line.dashes === '' ? (/^--+(?= +\S)/.exec(line.value)?.[0].length ?? 0) : 0;
    const length = Math.max(together, line.dashes.length);
    if (together === 0 && length < 4) continue;
    const offset = line.start + line.indent.length;
    const edits = [{ offset, length: together === 0 ? 2 : together - 1, text: '' }];
    yield { reason: 'dash-unexpected', at: { offset, length }, edits, isCertain: true };
  }
}

/** `  -from: "/home2"`, and the lines of the same list that are written so too. */
export function* spaceAfterDash({ near, lines }: FaultContext): Iterable<Repair> {
  const isTight = (text: string) => /^\s*-[^\s-]/.test(text);
  for (const line of near) {
    if (!isTight(line.text)) continue;
    const alike = lines.filter(({ text, indent }) => indent === line.indent && isTight(text));
    for (const meant of alike.length > 1 ? [[line], alike] : [[line]]) {
      const edits = meant.map(({ start, indent }) => insertion(start + indent.length + 1, ' '));
      yield { reason: 'space-after-dash', at: linePart(meant[0] ?? line), edits, isCertain: true };
    }
  }
}

/** The mark that a word processor or another keyboard puts before an item. */
export const BULLET = /^(?:[*•·–—+－ー・]|\d{1,2}[.)])(?= +\S)/u;

/** `* madrid`, `– madrid`, `1. madrid`: an item of a list with the mark that a word processor gives it, alone or like others. */
export function* bullets({ near, lines }: FaultContext): Iterable<Repair> {
  const markOf = ({ text, indent }: Line) => BULLET.exec(text.slice(indent.length))?.[0];
  for (const line of near) {
    const mark = markOf(line);
    if (mark === undefined || line.dashes !== '') continue;
    const isItem = (other: Line) =>
      other.indent === line.indent && (other.dashes !== '' || markOf(other) !== undefined);
    const marked = lines.filter((other) => markOf(other) !== undefined);
    const beside = marked.filter(({ indent }) => indent === line.indent);
    if (!lines.some((other) => other !== line && isItem(other))) continue;
    for (const meant of new Set([...(beside.length > 1 ? [[line], beside] : [[line]]), marked])) {
      const edits = meant.map((one) => ({
        offset: one.start + one.indent.length,
        length: markOf(one)?.length ?? 0,
        text: '-',
      }));
      yield { reason: 'dash-missing', at: linePart(meant[0] ?? line), edits, isCertain: false };
    }
  }
}
