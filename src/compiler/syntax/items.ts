import { insertion } from '../texts/text-edit';
import { moveTo } from './layout';
import { depthOf, isBlank, type Line } from './lines';
import { matches } from './quotes';
import { linePart, type Repair, type Scene } from './repair';

/** Within so many lines the other items of a list are looked for. */
const REACH = 60;

/** `    - page: services` below `  - label:`, to which it belongs: no item of one key alone stands below the keys of another. */
export function* needlessDashes({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    if (line.dashes !== '- ' || line.key === '') continue;
    const below = lines.slice(line.index + 1, line.index + REACH).find(isContent);
    const isAlone = below === undefined || below.indent.length < depthOf(line);
    const beside = keysBesideOf(line, lines);
    if (!isAlone || beside.length === 0 || beside.includes(line.key.trim())) continue;
    const changes = [{ offset: line.start + line.indent.length, length: line.dashes.length, text: '' }];
    yield { reason: 'dash-unexpected', at: linePart(line), changes, isCertain: false };
  }
}

/** `  - label:` below `action:`, and `  page:` below it where the dash stands: one map, and no list of one item. */
export function* dashesBeforeMaps({ near, lines }: Scene): Iterable<Repair> {
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
    const changes = [line, ...(isShifted ? deeper : [])].map(({ start, indent, dashes }) => ({
      offset: start + indent.length - (dashes === '' ? 2 : 0),
      length: 2,
      text: '',
    }));
    yield { reason: 'dash-unexpected', at: linePart(line), changes, isCertain: false };
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

/** ` bread:` or `- bread:` elsewhere than the other entries, which have the same keys below them. */
export function* strayEntries({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    const below = lines[line.index + 1];
    const depth = (below?.indent.length ?? 0) - 2;
    if (below === undefined || line.key === '' || line.value !== '' || below.key === '' || below.dashes !== '')
      continue;
    if (line.dashes === '' && (line.indent.length === depth || itemAsFarRight(line, lines) !== undefined)) continue;
    const isEntry = (other: Line) =>
      isNamed(other, depth) && lines[other.index + 1]?.key.trim() === below.key.trim() && other !== line;
    if (!lines.slice(Math.max(line.index - REACH, 0), line.index + REACH).some(isEntry)) continue;
    const changes = [{ offset: line.start, length: depthOf(line), text: ' '.repeat(depth) }];
    const reason = line.dashes === '' ? ('indentation' as const) : ('dash-unexpected' as const);
    yield { reason, at: linePart(line), changes, ...(line.dashes === '' && { spaces: depth }), isCertain: false };
  }
}

function isNamed({ indent, dashes, key, value }: Line, depth: number): boolean {
  return indent.length === depth && dashes === '' && key !== '' && value === '';
}

/** A list whose key is gone from above it: at the start of a file whose other entries have names, or below a key that has a value of its own. */
export function* listsWithoutKey({ near, lines }: Scene): Iterable<Repair> {
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
  const changes = [insertion(line.start, `${indent}list:\n`)];
  return { reason: 'key-above-missing', at: linePart(line), changes, isCertain: false };
}

/** `  bread:` in a list, and the keys of the item below it: an item has a dash and no name. */
export function* namedItems({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    const below = lines[line.index + 1];
    if (line.dashes !== '' || line.key === '' || line.value !== '' || below === undefined) continue;
    if (below.key === '' || below.dashes !== '' || below.indent.length !== line.indent.length + 2) continue;
    const isItem = ({ dashes, key, indent }: Line) =>
      dashes === '- ' && key.trim() === below.key.trim() && indent === line.indent;
    if (!lines.slice(Math.max(line.index - REACH, 0), line.index + REACH).some(isItem)) continue;
    const changes = [
      { offset: line.start, length: below.start + below.indent.length - line.start, text: `${line.indent}- ` },
    ];
    yield {
      reason: 'item-named',
      at: linePart(line),
      changes,
      written: line.key.trim().slice(0, -1),
      isCertain: false,
    };
  }
}

/** `    - type: form` elsewhere than the other items of its list: where the line below it stands tells, and so do they. */
export function* strayItems({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    if (line.dashes === '' || line.key === '') continue;
    const below = lines.slice(line.index + 1, line.index + REACH).find(isContent);
    if (below === undefined) continue;
    const depth = below.indent.length - line.dashes.length - (line.value === '' ? 2 : 0);
    if (depth === line.indent.length || below.dashes !== '' || !hasItemsAt(depth, line, lines)) continue;
    yield moveTo(depth, line, [line]);
  }
}

function hasItemsAt(depth: number, line: Line, lines: readonly Line[]): boolean {
  return lines
    .slice(Math.max(line.index - REACH, 0), line.index + REACH)
    .some((other) => other !== line && other.dashes !== '' && other.indent.length === depth);
}

function isContent(line: Line): boolean {
  return !isBlank(line) && !line.text.trimStart().startsWith('#');
}

/** An item of a list without its dash: one begins like it that has its own. */
export function* missingDashes({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    if (line.dashes !== '') continue;
    const before = lines.slice(0, line.index).findLast(isContent);
    const alike =
      line.key === ''
        ? itemBeside(line, before, lines)
        : (itemAfterFirst(line, before, lines) ?? itemAsFarRight(line, lines));
    if (alike === undefined) continue;
    const changes = [{ offset: line.start, length: line.indent.length, text: `${alike.indent}- ` }];
    yield { reason: 'dash-missing', at: linePart(line), changes, isCertain: true };
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

/** `  question:` with its answer two spaces further to the right, as far to the left as `  - question:` above. */
function itemAsFarRight({ key, indent, index }: Line, lines: readonly Line[]): Line | undefined {
  const below = lines.slice(index + 1).find(isContent);
  if (below?.dashes !== '' || below.indent.length < indent.length + 2) return undefined;
  return lines
    .slice(Math.max(index - REACH, 0), index)
    .find((other) => other.dashes === '- ' && other.key.trim() === key.trim() && other.indent === indent);
}

const TEXT = '"[^"\\\\\\s](?:[^"\\\\]*[^"\\\\\\s])?"';
const TEXTS = new RegExp(`^${TEXT}(?: *(?:[,;] *)?${TEXT})+$`);
const BETWEEN = /(?<=[^\s"]") *(?:[,;] *)?(?="[^\s"])/g;

/** `- "Pan" "Bollos"`: two items on one line. */
export function* itemsTogether({ near }: Scene): Iterable<Repair> {
  for (const { dashes, key, value, valueStart, indent, ...line } of near) {
    if (dashes === '' || key !== '' || !TEXTS.test(value)) continue;
    const changes = matches(BETWEEN, value).map(({ index, 0: { length } }) => ({
      offset: valueStart + index,
      length,
      text: `\n${indent}- `,
    }));
    const [, second = ''] = value.match(new RegExp(TEXT, 'g')) ?? [];
    const at = { offset: line.start + indent.length, length: Math.max(dashes.length + value.length, 1) };
    yield { reason: 'items-together', at, changes, written: `- ${second}`, isCertain: true };
  }
}
