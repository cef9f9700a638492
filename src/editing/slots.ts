import {
  type CST,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Pointer } from '../shared/pointer';
import { columnOf } from './lines';
import { EditRefused } from './operation';
import type { ParsedYaml } from './parsed-yaml';

export type Collection = YAMLMap | YAMLSeq;

/** A value with the place that holds it: what stands before it there, and how far it reaches. */
export interface Slot {
  /** After the last sign before the value: `-`, `:`, a name or a tag; where a value would go that is not there yet. */
  readonly at: number;
  /** Where names and tags of the value begin, or `at`. */
  readonly properties: number;
  /** A key that has a colon, an item, or the whole text. */
  readonly kind: 'pair' | 'key' | 'item' | 'root';
  /** Whether it stands between brackets or braces. */
  readonly isFlow: boolean;
  /** The column of the map or list that holds it; -1 of the whole text. */
  readonly column: number;
  /** The value, unless nothing is written. */
  readonly node: Node | undefined;
  readonly end: number;
}

/** One item of a list, or one key of a map with its value; a key that is a list or a map itself has no name. */
export interface Item {
  /** Where the first sign of it stands: a dash, a question mark, the key. */
  readonly start: number;
  /** Where the last sign of it ends. */
  readonly end: number;
  readonly key: Scalar | undefined;
  readonly slot: Slot;
}

/** A map or list with its items, in the order in which they are written. */
export interface Layout {
  readonly node: Collection;
  readonly isFlow: boolean;
  readonly column: number;
  readonly items: readonly Item[];
}

const INSIGNIFICANT: ReadonlySet<CST.SourceToken['type']> = new Set(['space', 'comment', 'newline', 'comma']);
const PROPERTIES: ReadonlySet<CST.SourceToken['type']> = new Set(['anchor', 'tag']);

/** What a map or list is made of; nothing where it has none of the usual forms, such as `[key: value]`. */
export function layoutOf({ text }: ParsedYaml, node: Collection): Layout | undefined {
  const token = node.srcToken;
  if (token?.type !== 'block-map' && token?.type !== 'block-seq' && token?.type !== 'flow-collection') return undefined;
  const isFlow = token.type === 'flow-collection';
  const tokens = (token.items as CST.BlockMap['items']).filter(
    ({ start, key, sep, value }) =>
      key != null || sep !== undefined || value !== undefined || start.some(({ type }) => !INSIGNIFICANT.has(type)),
  );
  if (tokens.length !== node.items.length) return undefined;
  const first = tokens[0];
  const start = first === undefined ? token.offset : startOf(first);
  const column = columnOf(text, start);
  const items = tokens.map((item, index) => itemOf(text, node, index, item, { isFlow, column }));
  return items.every((item) => item !== undefined) ? { node, isFlow, column, items } : undefined;
}

type ItemToken = CST.BlockMap['items'][number];

function startOf({ start, key, sep, value }: ItemToken): number {
  const first = start.find(({ type }) => !INSIGNIFICANT.has(type)) ?? key ?? sep?.[0] ?? value;
  return first?.offset ?? 0;
}

function itemOf(
  text: string,
  collection: Collection,
  index: number,
  token: ItemToken,
  { isFlow, column }: Pick<Layout, 'isFlow' | 'column'>,
): Item | undefined {
  const start = startOf(token);
  if (isSeq(collection)) {
    const node = explicitNode(collection.items[index]);
    if (isFlow && token.sep !== undefined) return implicitMap(text, start, node, column);
    const at = endOfSigns(token.start, start);
    const end = node === undefined ? at : endOfValue(text, node);
    const properties = token.start.find(({ type }) => PROPERTIES.has(type))?.offset ?? at;
    return { start, end, key: undefined, slot: { at, properties, isFlow, column, node, end, kind: 'item' } };
  }
  const pair = collection.items[index];
  if (pair === undefined || !isNode(pair.key)) return undefined;
  const node = explicitNode(pair.value);
  const [, endOfKey = start] = pair.key.range ?? [];
  const key = isScalar(pair.key) ? pair.key : undefined;
  const sep = token.sep ?? [];
  const colon = sep.find(({ type }) => type === 'map-value-ind');
  const at = endOfSigns(sep, endOfKey);
  const properties = sep.find(({ type }) => PROPERTIES.has(type))?.offset ?? at;
  const end = node === undefined ? at : endOfValue(text, node);
  const kind = colon === undefined ? 'key' : 'pair';
  return { start, end, key, slot: { at, properties, kind, isFlow, column, node, end } };
}

/** `key: value` as an item between brackets. */
function implicitMap(text: string, start: number, node: Node | undefined, column: number): Item {
  const end = node === undefined ? start : endOfValue(text, node);
  return {
    start,
    end,
    key: undefined,
    slot: { at: start, properties: start, kind: 'item', isFlow: true, column, node, end },
  };
}

function endOfSigns(tokens: readonly CST.SourceToken[], otherwise: number): number {
  const last = tokens.findLast(({ type }) => !INSIGNIFICANT.has(type));
  return last === undefined ? otherwise : last.offset + last.source.length;
}

/** The node of a value that is written; undefined for the empty value of `key:`. */
function explicitNode(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined;
  const [start = 0, end = 0] = value.range ?? [];
  return isScalar(value) && start === end ? undefined : value;
}

/** Where a value ends, the line break after a block excluded. */
function endOfValue(text: string, node: Node): number {
  const [start = 0, end = start] = node.range ?? [];
  if (isScalar(node) && node.type?.startsWith('BLOCK')) return withoutBreak(text, end);
  const items: readonly unknown[] = isCollection(node) && !node.flow ? node.items : [];
  const last = items.at(-1);
  if (last === undefined) return end;
  if (isNode(last)) return explicitNode(last) === undefined ? endOfEmpty(node, last) : endOfValue(text, last);
  const { key, value } = last as YAMLMap['items'][number];
  if (isNode(value) && explicitNode(value) !== undefined) return endOfValue(text, value);
  return endOfEmpty(node, isNode(value) ? value : isNode(key) ? key : undefined);
}

/** Where a map or list ends whose last value is not written. */
function endOfEmpty(collection: Node, value: Node | undefined): number {
  const token = collection.srcToken;
  const items = token !== undefined && 'items' in token ? (token.items as ItemToken[]) : [];
  const last = items.findLast(
    (item) => item.key != null || item.sep !== undefined || item.start.some(({ type }) => !INSIGNIFICANT.has(type)),
  );
  const otherwise = value?.range?.[1] ?? collection.range?.[1] ?? 0;
  const signs = [...(last?.start ?? []), ...(last?.sep ?? [])].filter(({ type }) => !INSIGNIFICANT.has(type));
  return Math.max(endOfSigns(signs, 0), last?.key == null ? 0 : endOfKey(last.key, otherwise));
}

function endOfKey(key: CST.Token, otherwise: number): number {
  return 'source' in key ? key.offset + key.source.length : otherwise;
}

function withoutBreak(text: string, end: number): number {
  if (text[end - 1] !== '\n') return end;
  return text[end - 2] === '\r' ? end - 2 : end - 1;
}

/** The slot of the whole text. */
function rootSlot({ text, root }: ParsedYaml): Slot {
  const node = explicitNode(root);
  const [start = text.length] = node?.range ?? [];
  const end = node === undefined ? text.length : endOfValue(text, node);
  return {
    at: node === undefined ? text.length : start,
    properties: start,
    kind: 'root',
    isFlow: false,
    column: -1,
    node,
    end,
  };
}

/**
 * The slot at a place, which the data has. Throws {@link EditRefused} where what holds it is shared: a change
 * of it would show elsewhere too; and where its key is no plain name.
 */
export function slotAt(parsed: ParsedYaml, pointer: Pointer): Slot {
  let slot = rootSlot(parsed);
  for (const [depth, key] of pointer.entries()) {
    const found = itemAt(layoutAt(parsed, slot, pointer.slice(0, depth)), key);
    if (found === undefined) throw new EditRefused('not-writable', pointer);
    slot = found.slot;
  }
  return slot;
}

/** The map or list in a slot. Throws {@link EditRefused} where something else stands there. */
export function layoutAt(parsed: ParsedYaml, { node }: Slot, pointer: Pointer): Layout {
  if (isAlias(node) || isShared(parsed, node)) throw new EditRefused('shared', pointer);
  if (!isCollection(node)) throw new EditRefused('wrong-place', pointer);
  const layout = layoutOf(parsed, node as Collection);
  if (layout === undefined) throw new EditRefused('not-writable', pointer);
  return layout;
}

/** The item of a list by its index, or of a map by its key; undefined where there is none. */
export function itemAt({ node, items }: Layout, key: Pointer[number]): Item | undefined {
  return isMap(node)
    ? items.find((item) => item.key !== undefined && nameOf(item.key) === String(key))
    : items[Number(key)];
}

/** A key as data has it. */
function nameOf({ value }: Scalar): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Whether a node has a name by which another place shows it, too. */
export function isShared({ shared }: ParsedYaml, node: Node | undefined): boolean {
  return node !== undefined && !isAlias(node) && node.anchor !== undefined && shared.has(node.anchor);
}
