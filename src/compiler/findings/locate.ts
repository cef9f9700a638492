import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Node, type YAMLMap } from 'yaml';
import { groupBy } from '../../shared/group-by';
import type { SourcePlace } from '../../shared/manifest';
import { oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import type { TextPart } from '../../shared/text-part';
import type { Source, WrittenFile } from '../source';
import { extentOfPart } from '../yaml/scalar-text';
import { aliasTargets } from '../yaml/yaml-document';
import type { Finding, Place } from './finding';
import type { Location, Problem } from './problem';
import { severityOf } from './severity';

type PlaceInSource = Extract<Place, { source: Source }>;

/** The part of a file's text that something takes up; `end` is excluded. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Turns findings into problems, in the same order. */
export function locateAll(findings: readonly Finding[]): Problem[] {
  // File by file, so that the document of each is needed only once and not for long.
  const located = new Map([...byFile(findings).values()].flat().map((finding) => [finding, locate(finding)] as const));
  return findings.flatMap((finding) => located.get(finding) ?? []);
}

function byFile(findings: readonly Finding[]): Map<Source | undefined, Finding[]> {
  return groupBy(findings, ({ place }) => ('source' in place ? place.source : undefined));
}

/** Turns a finding into a problem. Nothing else turns pointers into lines and columns. */
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

/** Where something stands in its file. */
export function locationOf(place: Place): Location {
  if ('file' in place) return { file: place.file, pointer: [], line: 1, column: 1, length: 1 };
  if ('written' in place) return inText(place.written, place.part);
  const { source, pointer, key, part } = place;
  const known = positionsIn(source);
  const name = JSON.stringify([pointer, key, part]);
  const position = known.get(name) ?? positionOf(place);
  known.set(name, position);
  return { file: source.path, pointer: key === undefined ? pointer : [...pointer, key], ...position };
}

/** The line, and where on it something stands. */
export type Position = Pick<Location, 'line' | 'column' | 'length'>;

/** Positions in a file that are known already, from this process or an earlier one. */
export const positionsIn = oncePerObject((_source: Source): Map<string, Position> => new Map());

function positionOf(place: PlaceInSource): Position {
  const { source } = place;
  const { start, end } = extentOf(place);
  const { line, col } = source.written().lines.linePos(start);
  return {
    line: Math.max(line, 1),
    column: Math.max(col, 1),
    length: lengthOnFirstLine(source.text, start, end),
  };
}

function inText(file: WrittenFile, { offset, length }: TextPart): Location {
  const { line, col } = linesOf(file).linePos(offset);
  return {
    file: file.path,
    pointer: [],
    line,
    column: col,
    length: lengthOnFirstLine(file.text, offset, offset + length),
  };
}

const linesOf = oncePerObject(({ text }: WrittenFile) => {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return lines;
});

function lengthOnFirstLine(text: string, start: number, end: number): number {
  const [line = ''] = text.slice(start, end).split('\n', 1);
  return Math.max(1, line.trimEnd().length);
}

function extentOf({ source, pointer, key, part }: PlaceInSource): Extent {
  const node = nodeAt(source, pointer);
  if (key !== undefined) return extentOfNode(keyIn(node, key) ?? node);
  if (part !== undefined && isScalar(node)) return extentOfPart(node, source.text, part) ?? extentOfNode(node);
  return extentOfNode(node ?? deepestNode(source, pointer));
}

function extentOfNode(node: Node | undefined): Extent {
  const [start, end] = node?.range ?? [0, 1];
  return { start, end };
}

/** The YAML node at a place of a file. */
export function nodeAt(source: Source, pointer: Pointer): Node | undefined {
  const { document } = source.written();
  let node: unknown = document.contents;
  for (const key of pointer) {
    if (isAlias(node)) node = aliasTargets(document).get(node);
    if (isSeq(node)) node = node.items[Number(key)];
    else node = isMap(node) ? pairsOf(node).get(String(key))?.value : undefined;
  }
  return isNode(node) ? node : undefined;
}

/** The characters of a value that YAML reads as a number or the like: `00320` is not 320. */
export function typedAt(source: Source, pointer: Pointer): string | undefined {
  const node = nodeAt(source, pointer);
  return isScalar(node) ? node.source : undefined;
}

/** What was meant to be the value, but is a comment to YAML, because it begins with `#`: `color: #0A1217`. */
export function commentedAt({ source, pointer }: PlaceInSource): string | undefined {
  const [line = ''] = nodeAt(source, pointer)?.comment?.split('\n') ?? [];
  return /^\S/.test(line) ? `#${line.trimEnd()}` : undefined;
}

/** The deepest part of a pointer that exists. */
function deepestNode(source: Source, pointer: Pointer): Node | undefined {
  const node = nodeAt(source, pointer);
  return node !== undefined || pointer.length === 0 ? node : deepestNode(source, pointer.slice(0, -1));
}

function keyIn(map: Node | undefined, key: string): Node | undefined {
  const pair = isMap(map) ? pairsOf(map).get(key) : undefined;
  return isNode(pair?.key) ? pair.key : undefined;
}

/** The pairs of a map by their keys as text: YAML reads `2024:` as a number. Where a key is there as both, the first counts. */
const pairsOf = oncePerObject(({ items }: YAMLMap) => {
  const named = items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : []));
  return new Map(named.reverse());
});
