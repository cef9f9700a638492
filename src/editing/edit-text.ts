import { isAlias, isCollection, isMap, isSeq, type Node } from 'yaml';
import { applyTextEdits, type TextEdit } from '../compiler/texts/text-edit';
import type { Pointer } from '../compiler/values/pointer';
import { valueAt } from '../compiler/values/value-at';
import { isRecord } from '../shared/is-record';
import { duplicateInBlock, insertBehindInBlock, insertIntoBlock, moveInBlock, removeFromBlock } from './block-layout';
import { insertIntoFlow, moveInFlow, removeFromFlow } from './flow-layout';
import { isData, isSameData, operate } from './operate';
import { EditRefused, type Operation } from './operation';
import {
  holdsLines,
  isSameType,
  type Manner,
  mannerOf,
  modelAmong,
  NO_MODEL,
  render,
  renderInBlock,
  renderInFlow,
  renderKey,
} from './render';
import { changePart, replaceValue } from './replace-value';
import { doubleQuoted } from './scalar-style';
import { composeTextEdits, tidyTextEdits } from './text-edits';
import { unfold } from './unfold';
import {
  isShared,
  itemAt,
  type Layout,
  layoutAt,
  readData,
  readWritten,
  type Slot,
  slotAt,
  type Written,
} from './written';

/**
 * The smallest edits of a YAML text that make its data what the operation makes of it. Everything else stays as it is
 * written; what is new is written in the manner of what it replaces or stands beside. Throws {@link EditRefused} where
 * that cannot be done, and then nothing is to be changed.
 *
 * A comment belongs to an item or key, and goes or moves with it, that stands at the end of one of its lines, on lines
 * directly above it at its column, or on lines below it further to the right. Every other comment stays where it is.
 */
export function editText(text: string, operation: Operation): TextEdit[] {
  if ('value' in operation && !isData(operation.value)) throw new EditRefused('not-data', operation.pointer);
  const from = readWritten(text);
  const expected = operate(from.data, operation);
  if (isSameData(from.data, expected)) return [];
  return editInParts(from, operation) ?? firstThatHolds(from, operation, expected);
}

/** A map or list that takes the place of another one changes only where they differ. */
function editInParts(from: Written, operation: Operation): TextEdit[] | undefined {
  if (operation.do !== 'set') return undefined;
  const { node } = slotAt(from, operation.pointer);
  if (!isCollection(node) || !isSameType(operation.value, node)) return undefined;
  const old = valueAt(from.data, operation.pointer);
  const parts = differences(old, operation.value, operation.pointer);
  if (parts === undefined) return undefined;
  try {
    let { text } = from;
    let edits: TextEdit[] = [];
    for (const part of parts) {
      const more = editText(text, part);
      text = applyTextEdits(text, more);
      edits = composeTextEdits(edits, more);
    }
    return tidyTextEdits(from.text, edits);
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}

/** What makes one map or list into another; nothing where they have too little in common. */
function differences(old: unknown, value: unknown, pointer: Pointer): Operation[] | undefined {
  if (Array.isArray(old) && Array.isArray(value)) return differencesOfLists(old, value, pointer);
  if (!isRecord(old) || !isRecord(value)) return undefined;
  const [before, after] = [Object.keys(old), Object.keys(value)];
  const kept = before.filter((key) => Object.hasOwn(value, key));
  if (kept.length === 0) return undefined;
  return [
    ...kept
      .filter((key) => !isSameData(old[key], value[key]))
      .map((key) => ({ do: 'set', pointer: [...pointer, key], value: value[key] }) as const),
    ...after
      .filter((key) => !Object.hasOwn(old, key))
      .map((key) => ({ do: 'insert', pointer: [...pointer, key], value: value[key] }) as const),
    ...before
      .filter((key) => !Object.hasOwn(value, key))
      .map((key) => ({ do: 'remove', pointer: [...pointer, key] }) as const),
  ];
}

function differencesOfLists(
  old: readonly unknown[],
  value: readonly unknown[],
  pointer: Pointer,
): Operation[] | undefined {
  const most = Math.min(old.length, value.length);
  if (most === 0) return undefined;
  let first = 0;
  while (first < most && isSameData(old[first], value[first])) first += 1;
  let last = 0;
  while (last < most - first && isSameData(old.at(-1 - last), value.at(-1 - last))) last += 1;
  const [end, newEnd] = [old.length - last, value.length - last];
  const common = Math.min(end, newEnd);
  const at = (index: number) => [...pointer, index];
  return [
    ...value
      .slice(first, common)
      .map((item, index) => ({ do: 'set', pointer: at(first + index), value: item }) as const),
    ...value
      .slice(common, newEnd)
      .map((item, index) => ({ do: 'insert', pointer: at(common + index), value: item }) as const),
    ...old.slice(common, end).map(() => ({ do: 'remove', pointer: at(common) }) as const),
  ];
}

/** The first way of writing it that gives the data expected. */
function firstThatHolds(from: Written, operation: Operation, expected: unknown): TextEdit[] {
  for (const candidate of candidates(from, operation)) {
    const edits = tidyTextEdits(from.text, candidate);
    const result = readData(applyTextEdits(from.text, edits));
    if (result !== undefined && isSameData(result.data, expected)) return edits;
  }
  throw new EditRefused(from.shared.size > 0 ? 'shared' : 'not-writable', operation.pointer);
}

function* candidates(from: Written, operation: Operation): Generator<TextEdit[]> {
  const { pointer } = operation;
  const key = pointer.at(-1);
  yield* inLines(from, operation);
  if (operation.do === 'set') return yield* settingValue(from, slotAt(from, pointer), operation);
  const holder = slotAt(from, pointer.slice(0, -1));
  const layout = layoutAt(from, holder, pointer);
  if (key === undefined) return;
  if (operation.do === 'insert') return yield* inserting(from, holder, layout, operation);
  const item = itemAt(layout, key);
  if (item === undefined) throw new EditRefused('not-writable', pointer);
  const index = layout.items.indexOf(item);
  if (operation.do === 'rename') return yield* renaming(layout, index, operation.key);
  if (operation.do === 'move') {
    yield layout.isFlow
      ? moveInFlow(from, layout, index, operation.to)
      : moveInBlock(from, layout, index, operation.to);
    return;
  }
  if (operation.do === 'duplicate') return yield* duplicating(from, holder, layout, index, pointer);
  if (layout.isFlow) yield removeFromFlow(from, layout, index);
  else if (layout.items.length > 1) yield removeFromBlock(from, layout, index);
  else yield replaceValue(from, holder, { inline: isMap(layout.node) ? '{}' : '[]' });
}

/** Braces that get a text of several lines make way for lines, on which it can stand as a block. */
function* inLines(from: Written, operation: Operation): Generator<TextEdit[]> {
  if (!bringsLines(from, operation)) return;
  const unfolding = unfold(from, operation.pointer.slice(0, -1), mannerOf(from));
  if (unfolding === undefined) return;
  const text = applyTextEdits(from.text, unfolding);
  const read = readData(text);
  if (read === undefined || !isSameData(read.data, from.data)) return;
  yield composeTextEdits(unfolding, editText(text, operation));
}

function bringsLines({ data }: Written, operation: Operation): boolean {
  if (!('value' in operation) || !holdsLines(operation.value)) return false;
  return operation.do === 'insert' || !holdsLines(valueAt(data, operation.pointer));
}

function* settingValue(
  from: Written,
  slot: Slot,
  { pointer, value }: Extract<Operation, { do: 'set' }>,
): Generator<TextEdit[]> {
  if (isShared(from, slot.node)) throw new EditRefused('shared', pointer);
  if (typeof value === 'string') {
    const part = changePart(from, slot, value);
    if (part !== undefined) yield part;
  }
  const model = isSameType(value, slot.node)
    ? { node: slot.node, isReplaced: true }
    : modelAmong(value, siblingsOf(from, pointer));
  for (const manner of mannersOf(from)) {
    for (const rendered of render(value, slot, manner, model)) {
      yield replaceValue(from, slot, rendered);
      // A tag would make another value of it, and a name that nobody uses may go.
      yield replaceValue(from, withoutProperties(from, slot), rendered);
    }
  }
}

/** That of the text, and then one in which everything can be written. */
function mannersOf(from: Written): Manner[] {
  const manner = mannerOf(from);
  return [manner, { ...manner, hasBlocks: false }];
}

function withoutProperties({ text }: Written, slot: Slot): Slot {
  if (slot.properties === slot.at) return slot;
  const at = text.slice(0, slot.properties).trimEnd().length;
  const { node } = slot;
  const [, end = slot.end, last = end] = node?.range ?? [];
  const range: [number, number, number] = [slot.properties, end, last];
  return { ...slot, at, node: node === undefined ? undefined : withRange(node, range) };
}

/** The same node, said to begin where its names and tags do. */
function withRange(node: Node, range: [number, number, number]): Node {
  return Object.assign(Object.create(Object.getPrototypeOf(node)), node, { range });
}

/** What stands beside a place. */
function siblingsOf(from: Written, pointer: Pointer): Node[] {
  if (pointer.length === 0) return [];
  const { node } = slotAt(from, pointer.slice(0, -1));
  return isCollection(node) ? valuesOf(node) : [];
}

function valuesOf(node: Node): Node[] {
  const values: readonly unknown[] = isMap(node) ? node.items.map(({ value }) => value) : isSeq(node) ? node.items : [];
  return values.filter((value): value is Node => value !== null && !isAlias(value));
}

function* inserting(
  from: Written,
  holder: Slot,
  layout: Layout,
  operation: Extract<Operation, { do: 'insert' }>,
): Generator<TextEdit[]> {
  const { pointer, value } = operation;
  const last = pointer.at(-1) ?? '';
  const key = isMap(layout.node) ? String(last) : undefined;
  const index = key === undefined ? Number(last) : indexOfNewKey(layout, operation);
  const [start = 0, end = 0] = layout.node.range ?? [];
  const isEmpty = layout.items.length === 0 && !from.text.slice(start, end).includes('#');
  const whole = key === undefined ? [value] : { [key]: value };
  const values = valuesOf(layout.node);
  const model = modelAmong(value, [...values.slice(0, index).reverse(), ...values.slice(index)]);
  const like = layout.items.at(-1)?.key;
  for (const manner of mannersOf(from)) {
    if (isEmpty)
      for (const rendered of render(whole, holder, manner, NO_MODEL)) yield replaceValue(from, holder, rendered);
    else if (layout.isFlow) yield insertIntoFlow(from, layout, index, renderInFlow(key, value, manner, model, like));
    else {
      const item = renderInBlock(key, value, layout.column, manner, model, like);
      // What follows one key belongs to it, blank lines and all: they go on standing before the next.
      yield key !== undefined && operation.after !== undefined
        ? insertBehindInBlock(from, layout, index, item)
        : insertIntoBlock(from, layout, index, item);
    }
  }
}

/** How many keys are to stand before a new one. */
function indexOfNewKey(layout: Layout, { after, before }: Extract<Operation, { do: 'insert' }>): number {
  const indexOf = (key: string | undefined) => {
    const item = key === undefined ? undefined : itemAt(layout, key);
    return item === undefined ? undefined : layout.items.indexOf(item);
  };
  const [behind, ahead] = [indexOf(after), indexOf(before)];
  return behind === undefined ? (ahead ?? layout.items.length) : behind + 1;
}

function* duplicating(
  from: Written,
  holder: Slot,
  layout: Layout,
  index: number,
  pointer: Pointer,
): Generator<TextEdit[]> {
  const { start = 0, end = 0 } = layout.items[index] ?? {};
  yield layout.isFlow
    ? insertIntoFlow(from, layout, index + 1, from.text.slice(start, end))
    : duplicateInBlock(from, layout, index);
  const behind = [...pointer.slice(0, -1), index + 1];
  yield* inserting(from, holder, layout, { do: 'insert', pointer: behind, value: valueAt(from.data, pointer) });
}

function* renaming({ items, isFlow }: Layout, index: number, name: string): Generator<TextEdit[]> {
  const key = items[index]?.key;
  const [start, end] = key?.range ?? [];
  if (key === undefined || start === undefined || end === undefined) return;
  for (const text of [renderKey(name, key, isFlow), doubleQuoted(name)])
    yield [{ offset: start, length: end - start, text }];
}
