import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import type { SourcePlace } from '../shared/manifest';
import type { Finding, Place, TextPart } from './finding';
import type { Source } from './load';
import { type Location, type Pointer, type Problem, severityOf } from './problem';
import { extentOfPart } from './scalar-text';

/** From where to where something stands in the text of its file; `end` excluded. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

/** The problem that a finding is: the one place that turns pointers into lines and columns. */
export function locate({ place, ...matter }: Finding): Problem {
  return { ...matter, severity: severityOf(matter.code), location: locationOf(place) };
}

/** File and line, counted from 1, of the place at which a section is written. */
export function fileAndLine(place: SourcePlace, sources: readonly Source[]): string {
  const [path = '', pointer = ''] = place.split('#');
  const source = sources.find((one) => one.path === path);
  if (source === undefined) return place;
  return `${path}:${locationOf({ source, pointer: pointer.split('/').slice(1) }).line}`;
}

function locationOf(place: Place): Location {
  if (!('source' in place)) return inText(place.file, place.text ?? '', place.part ?? { offset: 0, length: 1 });
  const { source, pointer, key } = place;
  const { start, end } = extentOf(place);
  const { line, col } = source.written().lines.linePos(start);
  return {
    file: source.path,
    pointer: key === undefined ? pointer : [...pointer, key],
    line: Math.max(line, 1),
    column: Math.max(col, 1),
    length: lengthOnFirstLine(source.text, start, end),
  };
}

function inText(file: string, text: string, { offset, length }: TextPart): Location {
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return {
    file,
    pointer: [],
    line: before.length,
    column,
    length: lengthOnFirstLine(text, offset, offset + length),
  };
}

function lengthOnFirstLine(text: string, start: number, end: number): number {
  const [line = ''] = text.slice(start, end).split('\n', 1);
  return Math.max(1, line.trimEnd().length);
}

function extentOf({ source, pointer, key, part }: Extract<Place, { source: Source }>): Extent {
  const node = nodeAt(source, pointer);
  if (key !== undefined) return extentOfNode(keyIn(node, key) ?? node);
  if (part !== undefined && isScalar(node)) return extentOfPart(node, source.text, part) ?? extentOfNode(node);
  return extentOfNode(node ?? deepestNode(source, pointer));
}

function extentOfNode(node: Node | undefined): Extent {
  const [start, end] = node?.range ?? [0, 1];
  return { start, end };
}

function nodeAt(source: Source, pointer: Pointer): Node | undefined {
  const { document } = source.written();
  let node: unknown = document.contents;
  for (const key of pointer) {
    if (isAlias(node)) node = node.resolve(document);
    if (isSeq(node)) node = node.items[Number(key)];
    else node = isMap(node) ? pairAt(node, String(key))?.value : undefined;
  }
  return isNode(node) ? node : undefined;
}

/** The deepest part of a pointer that exists. */
function deepestNode(source: Source, pointer: Pointer): Node | undefined {
  const node = nodeAt(source, pointer);
  return node !== undefined || pointer.length === 0 ? node : deepestNode(source, pointer.slice(0, -1));
}

function keyIn(map: Node | undefined, key: string): Node | undefined {
  const pair = isMap(map) ? pairAt(map, key) : undefined;
  return isNode(pair?.key) ? pair.key : undefined;
}

/** Keys are compared as texts: YAML reads `2024:` as a number. */
function pairAt(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
}
