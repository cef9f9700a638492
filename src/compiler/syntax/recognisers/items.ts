import { insertion } from '../../values/text-edit';
import { depthOf, isContent, isLanguage, type Line, REACH } from '../lines';
import { KEY, matches } from '../patterns';
import { type FaultContext, linePart, type Repair } from '../repair';
import { moveTo } from './indentation';

/** ` bread:` or `- bread:` elsewhere than the other entries, which have the same keys below them. */
export function* strayEntries({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const below = lines[line.index + 1];
    const depth = (below?.indent.length ?? 0) - 2;
    if (below === undefined || line.key === '' || line.value !== '' || below.key === '' || below.dashes !== '')
      continue;
    if (line.dashes === '' && (line.indent.length === depth || itemAsFarRight(line, lines) !== undefined)) continue;
    if (line.dashes !== '' && isItemElsewhere(line, lines)) continue;
    if (isLanguage(below) && hasMoreBehind(line, below, lines)) continue;
    const isEntry = (other: Line) =>
      isNamed(other, depth) && lines[other.index + 1]?.key.trim() === below.key.trim() && other !== line;
    if (!lines.slice(Math.max(line.index - REACH, 0), line.index + REACH).some(isEntry)) continue;
    const edits = [{ offset: line.start, length: depthOf(line), text: ' '.repeat(depth) }];
    const reason = line.dashes === '' ? ('indentation' as const) : ('dash-unexpected' as const);
    yield { reason, at: linePart(line), edits, ...(line.dashes === '' && { spaces: depth }), isCertain: false };
  }
}

/** Whether what follows the languages below a line belongs to that line as well. */
function hasMoreBehind(line: Line, { index, indent }: Line, lines: readonly Line[]): boolean {
  const behind = lines
    .slice(index + 1, index + REACH)
    .find((other) => isContent(other) && other.indent.length < indent.length);
  return behind !== undefined && behind.indent.length > line.indent.length;
}

/** Whether another item begins with the same key. */
function isItemElsewhere(line: Line, lines: readonly Line[]): boolean {
  return lines
    .slice(Math.max(line.index - REACH, 0), line.index + REACH)
    .some((other) => other !== line && other.dashes !== '' && other.key.trim() === line.key.trim());
}

function isNamed({ indent, dashes, key, value }: Line, depth: number): boolean {
  return indent.length === depth && dashes === '' && key !== '' && value === '';
}

/** A list whose key is gone from above it: at the start of a file whose other entries have names, or below a key that has a value of its own. */
export function* listsWithoutKey({ near, lines }: FaultContext): Iterable<Repair> {
  const [first, ...others] = lines.filter(isContent);
  if (first === undefined) return;
  const isNamedList = ({ indent, dashes, key }: Line) => indent === '' && dashes === '' && key !== '';
  if (first.dashes !== '' && others.some(isNamedList)) yield withKeyAbove(first, '');
  for (const line of near) {
    const before = lines.slice(Math.max(line.index - REACH, 0), line.index).findLast(isContent);
    const isBelowValue = before !== undefined && before.dashes === '' && /^[^|>&*]/.test(before.value);
    if (line.dashes === '' || !isBelowValue || before.key === '') continue;
    if (line.indent.length > before.indent.length) yield withKeyAbove(line, before.indent);
  }
}

function withKeyAbove(line: Line, indent: string): Repair {
  const edits = [insertion(line.start, `${indent}list:\n`)];
  return { reason: 'key-above-missing', at: linePart(line), edits, isCertain: false };
}

/** `  bread:` in a list, and the keys of the item below it: an item has a dash and no name. */
export function* namedItems({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const below = lines[line.index + 1];
    if (line.dashes !== '' || line.key === '' || line.value !== '' || below === undefined) continue;
    if (below.key === '' || below.dashes !== '' || below.indent.length !== line.indent.length + 2) continue;
    const isItem = ({ dashes, key, indent }: Line) =>
      dashes === '- ' && key.trim() === below.key.trim() && indent === line.indent;
    if (!lines.slice(Math.max(line.index - REACH, 0), line.index + REACH).some(isItem)) continue;
    const edits = [
      { offset: line.start, length: below.start + below.indent.length - line.start, text: `${line.indent}- ` },
    ];
    yield {
      reason: 'item-named',
      at: linePart(line),
      edits,
      written: line.key.trim().slice(0, -1),
      isCertain: false,
    };
  }
}

/** `    - type: form` elsewhere than the other items of its list: where the line below it stands tells, and so do they. */
export function* strayItems({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (line.dashes === '' || line.key === '') continue;
    const below = lines.slice(line.index + 1, line.index + REACH).find(isContent);
    if (below === undefined) continue;
    const depth = below.indent.length - line.dashes.length - (line.value === '' ? 2 : 0);
    if (depth === line.indent.length || below.dashes !== '' || !hasItemsAt(depth, line, lines)) continue;
    // Among the keys of an item it is one of them, unless other items begin with it.
    if (line.value !== '' && isKeyOfItem(line, lines) && !isItemElsewhere(line, lines)) continue;
    yield moveTo(depth, line, [line]);
  }
}

/** Whether a line without its dash would stand among the keys of an item. */
function isKeyOfItem({ index, indent }: Line, lines: readonly Line[]): boolean {
  const above = lines
    .slice(Math.max(index - REACH, 0), index)
    .findLast((other) => isContent(other) && depthOf(other) <= indent.length);
  return above !== undefined && depthOf(above) === indent.length && above.key !== '';
}

function hasItemsAt(depth: number, line: Line, lines: readonly Line[]): boolean {
  return lines
    .slice(Math.max(line.index - REACH, 0), line.index + REACH)
    .some((other) => other !== line && other.dashes !== '' && other.indent.length === depth);
}

/** `  question:` with its answer two spaces further to the right, as far to the left as `  - question:` above. */
export function itemAsFarRight({ key, indent, index }: Line, lines: readonly Line[]): Line | undefined {
  const below = lines.slice(index + 1).find(isContent);
  if (below?.dashes !== '' || below.indent.length < indent.length + 2) return undefined;
  return lines
    .slice(Math.max(index - REACH, 0), index)
    .find((other) => other.dashes === '- ' && other.key.trim() === key.trim() && other.indent === indent);
}

const TEXT = '"[^"\\\\\\s](?:[^"\\\\]*[^"\\\\\\s])?"';
const IN_BRACES = '\\{[^{}]*(?:\\{[^{}]*\\}[^{}]*)*\\}';
const ITEM = `(?:${TEXT}|${IN_BRACES})`;
const ITEMS = new RegExp(`^${ITEM}(?: *(?:[,;] *)?(?:- *)?${ITEM})+$`);

/** `- "Pan" "Bollos"`, `- { label: "Pan" }, { label: "Bollos" }`: two items on one line. */
export function* itemsTogether({ near }: FaultContext): Iterable<Repair> {
  for (const { dashes, key, value, valueStart, indent, ...line } of near) {
    if (dashes === '' || key !== '' || !ITEMS.test(value)) continue;
    const items = matches(new RegExp(ITEM, 'g'), value);
    const edits = items.slice(1).map(({ index }, before) => {
      const { index: start = 0, 0: item = '' } = items[before] ?? {};
      const end = start + item.length;
      return { offset: valueStart + end, length: index - end, text: `\n${indent}- ` };
    });
    const second = items[1]?.[0] ?? '';
    const at = { offset: line.start + indent.length, length: Math.max(dashes.length + value.length, 1) };
    yield { reason: 'items-together', at, edits, written: `- ${second}`, isCertain: true };
  }
}

/** `#    courses:` above the items of that list, which nothing holds any more. */
export function* notedLists({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const above = lines[line.index - 1];
    const [, indent = '', mark = '', blanks = '', key = ''] = NOTED_KEY.exec(above?.text ?? '') ?? [];
    if (line.dashes === '' || above === undefined || key === '') continue;
    const at = linePart(above);
    // A hash takes the place of nothing where it was put before the blanks.
    for (const length of blanks === '' ? [mark.length] : [mark.length, mark.length + 1]) {
      const edits = [{ offset: above.start + indent.length, length, text: '' }];
      yield { reason: 'key-above-noted', at, edits, written: above.text.trim(), isCertain: false };
    }
  }
}

const NOTED_KEY = new RegExp(`^( *)(#+)( *)(${KEY}:)\\s*$`, 'u');
