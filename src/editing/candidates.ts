import { isAlias, isCollection, isMap, isScalar, isSeq, type Node } from 'yaml';
import type { TextEdit } from '../compiler/values/text-edit';
import { valueAt } from '../compiler/values/value-at';
import type { Pointer } from '../shared/pointer';
import { insertAsWritten, writtenItem } from './as-written';
import { insertBehindInBlock, insertIntoBlock, moveInBlock, removeFromBlock } from './block-layout';
import { insertIntoFlow, moveInFlow, removeFromFlow } from './flow-layout';
import { EditRefused, type Operation } from './operation';
import type { ParsedYaml } from './parsed-yaml';
import {
  type Formatting,
  formattingOf,
  isSameType,
  modelAmong,
  NO_MODEL,
  render,
  renderInBlock,
  renderInFlow,
  renderKey,
} from './render';
import { changePart, replaceValue } from './replace-value';
import { doubleQuoted, isName, isPlainSafe, styleOf } from './scalar-style';
import { isShared, itemAt, type Layout, layoutAt, type Slot, slotAt } from './slots';

/** The edits with which an operation can be done, the best first; not all of them give the data that they should. */
export function* candidates(parsed: ParsedYaml, operation: Operation): Generator<TextEdit[]> {
  const { pointer } = operation;
  const key = pointer.at(-1);
  if (operation.do === 'set') return yield* settingValue(parsed, slotAt(parsed, pointer), operation);
  const holder = slotAt(parsed, pointer.slice(0, -1));
  const layout = layoutAt(parsed, holder, pointer);
  if (key === undefined) return;
  if (operation.do === 'insert') return yield* inserting(parsed, holder, layout, operation);
  const item = itemAt(layout, key);
  if (item === undefined) throw new EditRefused('not-writable', pointer);
  const index = layout.items.indexOf(item);
  if (operation.do === 'rename') return yield* renaming(layout, index, operation.key);
  if (operation.do === 'move') {
    yield layout.isFlow
      ? moveInFlow(parsed, layout, index, operation.to)
      : moveInBlock(parsed, layout, index, operation.to);
    return;
  }
  if (operation.do === 'duplicate') return yield* duplicating(parsed, holder, layout, pointer);
  if (layout.isFlow) yield removeFromFlow(parsed, layout, index);
  else if (layout.items.length > 1) yield removeFromBlock(parsed, layout, index);
  else yield replaceValue(parsed, holder, { inline: isMap(layout.node) ? '{}' : '[]' });
}

function* settingValue(
  parsed: ParsedYaml,
  slot: Slot,
  { pointer, value }: Extract<Operation, { do: 'set' }>,
): Generator<TextEdit[]> {
  if (isShared(parsed, slot.node)) throw new EditRefused('shared', pointer);
  const twin = needsQuotesNoMore(slot.node, value) ? modelAmong(value, twinsOf(parsed, pointer)) : NO_MODEL;
  const isLikeTwin = isScalar(twin.node) && styleOf(twin.node) === 'plain';
  if (typeof value === 'string' && !isLikeTwin) {
    const part = changePart(parsed, slot, value);
    if (part !== undefined) yield part;
  }
  const own = isSameType(value, slot.node)
    ? { node: slot.node, isReplaced: true }
    : modelAmong(value, siblingsOf(parsed, pointer));
  const model = isLikeTwin ? twin : own;
  for (const formatting of formattingsToTry(parsed)) {
    for (const rendered of render(value, slot, formatting, model)) {
      yield replaceValue(parsed, slot, rendered);
      // A tag would make another value of it, and a name that nobody uses may go.
      yield replaceValue(parsed, withoutProperties(parsed, slot), rendered);
    }
  }
}

/** Whether a name takes the place of what could only stand in quotes, such as a gap that was to be filled in. */
function needsQuotesNoMore(node: Node | undefined, value: unknown): boolean {
  const isHeld = isScalar(node) && typeof node.value === 'string' && !isPlainSafe(node.value, true);
  return isHeld && typeof value === 'string' && isName(value);
}

/** What stands at the same place of the other items of a list, from the innermost list that has it. */
function twinsOf({ root }: ParsedYaml, pointer: Pointer): Node[] {
  if (!isCollection(root)) return [];
  const own = root.getIn(pointer, true);
  for (let depth = pointer.length - 2; depth >= 0; depth -= 1) {
    const list = depth === 0 ? root : root.getIn(pointer.slice(0, depth), true);
    const items = isSeq(list) ? list.items.filter(isCollection) : [];
    const twins = items.map((item) => item.getIn(pointer.slice(depth + 1), true));
    const found = twins.filter((twin): twin is Node => isScalar(twin) && twin !== own);
    if (found.length > 0) return found;
  }
  return [];
}

/** That of the text, and then one in which everything can be written. */
function formattingsToTry(parsed: ParsedYaml): Formatting[] {
  const formatting = formattingOf(parsed);
  return [formatting, { ...formatting, hasBlocks: false }];
}

function withoutProperties({ text }: ParsedYaml, slot: Slot): Slot {
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
function siblingsOf(parsed: ParsedYaml, pointer: Pointer): Node[] {
  if (pointer.length === 0) return [];
  const { node } = slotAt(parsed, pointer.slice(0, -1));
  return isCollection(node) ? valuesOf(node) : [];
}

function valuesOf(node: Node): Node[] {
  const values: readonly unknown[] = isMap(node) ? node.items.map(({ value }) => value) : isSeq(node) ? node.items : [];
  return values.filter((value): value is Node => value !== null && !isAlias(value));
}

function* inserting(
  parsed: ParsedYaml,
  holder: Slot,
  layout: Layout,
  operation: Extract<Operation, { do: 'insert' }>,
): Generator<TextEdit[]> {
  const { pointer, value } = operation;
  const last = pointer.at(-1) ?? '';
  const key = isMap(layout.node) ? String(last) : undefined;
  const index = key === undefined ? Number(last) : indexOfNewKey(layout, operation);
  const [start = 0, end = 0] = layout.node.range ?? [];
  const isEmpty = layout.items.length === 0 && !parsed.text.slice(start, end).includes('#');
  const whole = key === undefined ? [value] : { [key]: value };
  const values = valuesOf(layout.node);
  const model = modelAmong(value, [...values.slice(0, index).reverse(), ...values.slice(index)]);
  const like = layout.items.at(-1)?.key;
  for (const formatting of formattingsToTry(parsed)) {
    if (isEmpty)
      for (const rendered of render(whole, holder, formatting, NO_MODEL)) yield replaceValue(parsed, holder, rendered);
    else if (layout.isFlow)
      yield insertIntoFlow(parsed, layout, index, renderInFlow(key, value, formatting, model, like));
    else {
      const item = renderInBlock(key, value, layout.column, formatting, model, like);
      // What follows one key belongs to it, blank lines and all: they go on standing before the next.
      yield key !== undefined && operation.after !== undefined
        ? insertBehindInBlock(parsed, layout, index, item)
        : insertIntoBlock(parsed, layout, index, item);
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

function* duplicating(parsed: ParsedYaml, holder: Slot, layout: Layout, pointer: Pointer): Generator<TextEdit[]> {
  const behind = [...pointer.slice(0, -1), Number(pointer.at(-1)) + 1];
  const written = writtenItem(parsed, pointer);
  if (written !== undefined) yield* insertAsWritten(parsed, behind, written);
  yield* inserting(parsed, holder, layout, { do: 'insert', pointer: behind, value: valueAt(parsed.data, pointer) });
}

function* renaming({ items, isFlow }: Layout, index: number, name: string): Generator<TextEdit[]> {
  const key = items[index]?.key;
  const [start, end] = key?.range ?? [];
  if (key === undefined || start === undefined || end === undefined) return;
  for (const text of [renderKey(name, key, isFlow), doubleQuoted(name)])
    yield [{ offset: start, length: end - start, text }];
}
