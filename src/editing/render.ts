import { isCollection, isMap, isScalar, isSeq, type Node, Scalar, visit, type YAMLMap } from 'yaml';
import { gapIn } from '../compiler/values/gaps';
import { isRecord } from '../shared/is-record';
import { columnOf } from './lines';
import type { ParsedYaml } from './parsed-yaml';
import {
  doubleQuoted,
  isName,
  isPlainSafe,
  isVisible,
  type Rendered,
  renderText,
  type Style,
  singleQuoted,
  styleOf,
} from './scalar-style';
import type { Slot } from './slots';

/** How a text is written throughout, for what has nothing beside it to be like. */
export interface Formatting {
  readonly lineBreak: string;
  /** How far the keys of a map stand to the right of the key that holds it. */
  readonly step: number;
  /** How far the dashes of a list stand to the right of the key that holds it. */
  readonly listStep: number;
  /** What stands inside braces: `{ a: 1 }` or `{a: 1}`. */
  readonly padding: string;
  /** Whether a text of several lines is a block, as long as that can be read again. */
  readonly hasBlocks: boolean;
}

/** A map or list of this many characters stands on one line where nothing says otherwise, once it is written. */
const SHORT = 80;

/** How a text is written: like the first map, list and braces in it, or as is usual. */
export function formattingOf({ text, root, lineBreak }: ParsedYaml): Formatting {
  const steps: number[] = [];
  const listSteps: number[] = [];
  let padding: string | undefined;
  if (root !== undefined) {
    visit(root, {
      Pair: (_key, { key, value }) => {
        if (!isScalar(key) || !isCollection(value) || value.flow || value.srcToken?.type === 'flow-collection') return;
        const step = columnAt(text, value) - columnAt(text, key);
        if (isSeq(value) && step >= 0) listSteps.push(step);
        if (isMap(value) && step > 0) steps.push(step);
      },
      Map: (_key, { range, items, srcToken }) => {
        if (srcToken?.type === 'flow-collection' && items.length > 0)
          padding ??= / /.test(text[(range?.[0] ?? 0) + 1] ?? '') ? ' ' : '';
      },
    });
  }
  return {
    lineBreak,
    step: Math.min(steps[0] ?? 2, 9),
    listStep: Math.min(listSteps[0] ?? 2, 9),
    padding: padding ?? ' ',
    hasBlocks: true,
  };
}

function columnAt(text: string, { range }: Node): number {
  return columnOf(text, range?.[0] ?? 0);
}

/** The place of a value that is to be rendered. */
export type Place = Pick<Slot, 'kind' | 'isFlow' | 'column'>;

/**
 * The ways in which a value can be written at a place, the best first: in the style of `model`, which stands there now,
 * or beside it.
 */
export function render(value: unknown, place: Place, formatting: Formatting, model: Model): Rendered[] {
  if (typeof value === 'string') {
    return renderText(value, styleFor(value, model), { ...formatting, ...place });
  }
  if (typeof value !== 'object' || value === null) return [{ inline: String(value) }];
  const flow = { inline: renderFlow(value, formatting, model) };
  const isEmpty = Object.keys(value).length === 0;
  // A whole file is never between braces, unless it was.
  const isOneLine = isOnOneLine(value, model) ?? (place.kind !== 'root' && isShort(value, flow.inline));
  const isFlow = isOneLine && !(formatting.hasBlocks && holdsLines(value));
  if (isEmpty || place.isFlow || isFlow) return [flow];
  return [
    ...(place.kind === 'item' ? [renderCompact(value, place, formatting, model)] : []),
    renderBlock(value, place, formatting, model),
  ];
}

/** Whether there is a text of several lines in a value, which only a block shows as such. */
export function holdsLines(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\n');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLines);
}

/** What a value is to be like: one that it replaces, or one that stands beside it. */
interface Model {
  readonly node: Node | undefined;
  readonly isReplaced: boolean;
}

export const NO_MODEL: Model = { node: undefined, isReplaced: false };

/** The first of some nodes that is of the same type as a value. */
export function modelAmong(value: unknown, nodes: Iterable<unknown>): Model {
  for (const node of nodes) if (isSameType(value, node)) return { node: node as Node, isReplaced: false };
  return NO_MODEL;
}

/** Whether a node is of the type of a value: a list, a map, or the same type of scalar. */
export function isSameType(value: unknown, node: unknown): boolean {
  if (Array.isArray(value)) return isSeq(node);
  if (isRecord(value)) return isMap(node);
  return isScalar(node) && typeof node.value === typeof value && node.value !== null;
}

function styleFor(text: string, { node, isReplaced }: Model): Style {
  const style = isScalar(node) && typeof node.value === 'string' ? styleOf(node) : undefined;
  if (isReplaced && style !== undefined) return style;
  if (style === 'literal' || style === 'folded') return text.includes('\n') ? style : 'double';
  if (isName(text)) return style === 'single' || style === 'double' ? style : 'plain';
  if (style === 'plain' && isScalar(node) && isName(String(node.value))) return 'double';
  const ofOthers = style ?? 'double';
  return ofOthers === 'double' && isSimplerInSingle(text) ? 'single' : ofOthers;
}

/** A text of attributes, such as that of a link. */
function isSimplerInSingle(text: string): boolean {
  return text.includes('"') && !/['\n]/.test(text) && isVisible(text);
}

/** Whether a model is written between brackets or braces. */
function isOnOneLine(value: object, { node }: Model): boolean | undefined {
  return isSameType(value, node) ? node?.srcToken?.type === 'flow-collection' : undefined;
}

function isShort(value: object, inline: string): boolean {
  const parts: readonly unknown[] = Object.values(value);
  const isDeep = parts.some((part) => typeof part === 'object' && part !== null);
  const isUnwritten = isRecord(value) && parts.some((part) => gapIn(part) !== undefined);
  return !isDeep && !isUnwritten && inline.length <= SHORT;
}

const FLOW: Place = { kind: 'pair', isFlow: true, column: 0 };

function renderFlow(value: object, formatting: Formatting, model: Model): string {
  if (Array.isArray(value)) {
    return `[${value.map((item, index) => inlineOf(item, formatting, modelOfItem(item, index, model))).join(', ')}]`;
  }
  const pairs = Object.entries(value).map(
    ([key, item]) => `${renderKey(key, undefined, true)}: ${inlineOf(item, formatting, modelOfKey(item, key, model))}`,
  );
  return pairs.length === 0 ? '{}' : `{${formatting.padding}${pairs.join(', ')}${formatting.padding}}`;
}

function inlineOf(value: unknown, formatting: Formatting, model: Model): string {
  return render(value, FLOW, formatting, model)[0]?.inline ?? '';
}

/** The items or keys from the line of the dash on: `- key: value`. */
function renderCompact(value: object, { column }: Place, formatting: Formatting, model: Model): Rendered {
  return { inline: linesOf(value, column + 2, formatting, model).join(formatting.lineBreak + ' '.repeat(column + 2)) };
}

function renderBlock(value: object, { column, kind }: Place, formatting: Formatting, model: Model): Rendered {
  const step = kind === 'item' ? 2 : Array.isArray(value) ? formatting.listStep : formatting.step;
  const inner = kind === 'root' ? 0 : column + step;
  const indentation = ' '.repeat(inner);
  return {
    inline: '',
    below: indentation + linesOf(value, inner, formatting, model).join(formatting.lineBreak + indentation),
  };
}

function linesOf(value: object, column: number, formatting: Formatting, model: Model): string[] {
  return Array.isArray(value)
    ? value.map((item, index) => renderItem(item, column, formatting, modelOfItem(item, index, model)))
    : Object.entries(value).map(([key, item]) =>
        renderPair(key, item, column, formatting, modelOfKey(item, key, model)),
      );
}

/** `- value` */
function renderItem(value: unknown, column: number, formatting: Formatting, model: Model): string {
  return join('-', render(value, { kind: 'item', isFlow: false, column }, formatting, model)[0], formatting);
}

/** `key: value` */
function renderPair(
  key: string,
  value: unknown,
  column: number,
  formatting: Formatting,
  model: Model,
  like?: Scalar,
): string {
  const [rendered] = render(value, { kind: 'pair', isFlow: false, column }, formatting, model);
  return join(`${renderKey(key, like, false)}:`, rendered, formatting);
}

/** An item of a block, or a key with its value, the lines after the first at their columns. */
export function renderInBlock(
  key: string | undefined,
  value: unknown,
  column: number,
  formatting: Formatting,
  model: Model,
  like: Scalar | undefined,
): string {
  return key === undefined
    ? renderItem(value, column, formatting, model)
    : renderPair(key, value, column, formatting, model, like);
}

/** The same between brackets or braces. */
export function renderInFlow(
  key: string | undefined,
  value: unknown,
  formatting: Formatting,
  model: Model,
  like: Scalar | undefined,
): string {
  const inline = inlineOf(value, formatting, model);
  return key === undefined ? inline : `${renderKey(key, like, true)}: ${inline}`;
}

function join(sign: string, { inline, below }: Rendered = { inline: '' }, { lineBreak }: Formatting): string {
  return sign + (inline === '' ? '' : ` ${inline}`) + (below === undefined ? '' : lineBreak + below);
}

/** A key, in the quotes of another one if that has any. */
export function renderKey(key: string, like: Scalar | undefined, isFlow: boolean): string {
  // Hardly any reader takes the letters y and n for yes and no.
  const isPlain = isPlainSafe(key, isFlow) || /^(?:0|[1-9]\d{0,8}|[a-z])$/.test(key);
  if (like?.type === Scalar.QUOTE_SINGLE && /^[\x20-\x7e\u00a1-\u024f]*$/.test(key)) return singleQuoted(key);
  return isPlain && like?.type !== Scalar.QUOTE_DOUBLE ? key : doubleQuoted(key);
}

function modelOfItem(item: unknown, index: number, { node, isReplaced }: Model): Model {
  if (!isSeq(node)) return NO_MODEL;
  return isReplaced && isSameType(item, node.items[index])
    ? { node: node.items[index] as Node, isReplaced }
    : modelAmong(item, node.items);
}

function modelOfKey(item: unknown, key: string, { node }: Model): Model {
  if (!isMap(node)) return NO_MODEL;
  const values = valuesOf(node);
  return modelAmong(item, [values.get(key), ...values.values()]);
}

function valuesOf({ items }: YAMLMap): Map<string, unknown> {
  return new Map(items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', value]));
}
