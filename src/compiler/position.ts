import { isAlias, isMap, isNode, isScalar, isSeq, type LineCounter, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Source } from './load';
import type { Location, Pointer } from './problem';

/** Where the value at `pointer` stands; the deepest part that exists, when the value itself is missing. */
export function locateValue(source: Source, pointer: Pointer): Location {
  let reached = pointer;
  let node = nodeAt(source, reached);
  while (node === undefined && reached.length > 0) {
    reached = reached.slice(0, -1);
    node = nodeAt(source, reached);
  }
  return locateNode(source, pointer, node);
}

/** Where the key `key` of the map at `pointer` stands. */
export function locateKey(source: Source, pointer: Pointer, key: string): Location {
  const map = nodeAt(source, pointer);
  const pair = isMap(map) ? pairAt(map, key) : undefined;
  return locateNode(source, [...pointer, key], isNode(pair?.key) ? pair.key : map);
}

/** Where `part` of the text at `pointer` stands; the whole text, when the part is not written there literally. */
export function locateWithin(source: Source, pointer: Pointer, part: string): Location {
  const [start, end] = nodeAt(source, pointer)?.range ?? [0, 0];
  const offset = source.text.slice(start, end).indexOf(part);
  if (offset < 0) return locateValue(source, pointer);
  return { ...locateOffset(source.path, source.lines, start + offset, pointer), length: part.length };
}

/** Where a character of the file stands, counted from 0. */
export function locateOffset(file: string, lines: LineCounter, offset: number, pointer: Pointer = []): Location {
  const { line, col } = lines.linePos(offset);
  return { file, pointer, line: Math.max(line, 1), column: Math.max(col, 1), length: 1 };
}

/** Where a part of a text that is no YAML stands; offsets count from 0, `end` excluded. */
export function locateText(file: string, text: string, start: number, end = start + 1): Location {
  const before = text.slice(0, start).split('\n');
  const [line = ''] = text.slice(start, end).split('\n', 1);
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file, pointer: [], line: before.length, column, length: Math.max(1, line.trimEnd().length) };
}

/** The first character of a file: for faults that concern the whole of it. */
export function fileStart(file: string): Location {
  return { file, pointer: [], line: 1, column: 1, length: 1 };
}

function nodeAt(source: Source, pointer: Pointer): Node | undefined {
  let node: unknown = source.document.contents;
  for (const key of pointer) {
    if (isAlias(node)) node = node.resolve(source.document);
    if (isSeq(node)) node = node.items[Number(key)];
    else node = isMap(node) ? pairAt(node, String(key))?.value : undefined;
  }
  return isNode(node) ? node : undefined;
}

/** Keys are compared as texts: YAML reads `2024:` as a number. */
function pairAt(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
}

function locateNode(source: Source, pointer: Pointer, node: Node | undefined): Location {
  const [start, end] = node?.range ?? [0, 1];
  const firstLine = source.text.slice(start, end).split('\n', 1)[0] ?? '';
  return {
    ...locateOffset(source.path, source.lines, start, pointer),
    length: Math.max(1, firstLine.trimEnd().length),
  };
}
