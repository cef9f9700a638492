import { type Document, isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Pointer } from '../../../shared/pointer';

/** Where in a file something is being written. */
export interface CursorPlace {
  /** Of the map or list in which a key, or of the value that is being written. */
  readonly pointer: Pointer;
  /** The file as it is, with the cursor's word as a key or a value. */
  readonly data: unknown;
}

/** What can be written at a place of a file, and in which part of the text. */
export interface Cursor {
  readonly from: number;
  readonly to: number;
  /** The column of the keys beside it. */
  readonly column: number;
  readonly isFlow: boolean;
  readonly quote: string;
  /** Whether a colon follows. */
  readonly hasColon: boolean;
  readonly asKey: CursorPlace | undefined;
  readonly asValue: CursorPlace | undefined;
}

/** Stands for what is being written; no file has it. */
const MARK = 'zzz-cursor-zzz';
const WORD_BEFORE = /[\w./-]*$/;
const WORD_AFTER = /^[\w./-]*/;

/** What is being written at an offset, as far as it can be told from a text that is not finished. */
export function cursorAt(text: string, offset: number): Cursor {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(start, offset);
  const dashes = /^\s*(?:-\s+)*/.exec(line)?.[0] ?? '';
  const before = WORD_BEFORE.exec(line.slice(dashes.length))?.[0] ?? '';
  const from = offset - before.length;
  const to = offset + (WORD_AFTER.exec(text.slice(offset))?.[0].length ?? 0);
  const isFirst = from === start + dashes.length;
  const hasColon = /^["']?\s*:/.test(text.slice(to));
  const withMark = (mark: string) => parse(text.slice(0, from) + mark + text.slice(to));
  const plain = withMark(MARK);
  const asKey = (isFirst && !hasColon ? keyIn(withMark(`${MARK}:`)) : undefined) ?? keyIn(plain);
  return {
    from,
    to,
    hasColon,
    column: dashes.length,
    isFlow: !isFirst && isFlowAt(plain),
    quote: /["']$/.exec(text.slice(0, from))?.[0] ?? '',
    asKey,
    asValue: valueIn(plain),
  };
}

function parse(text: string): Document {
  return parseDocument(text, { prettyErrors: false, uniqueKeys: false, keepSourceTokens: true, logLevel: 'silent' });
}

function keyIn(document: Document): CursorPlace | undefined {
  let pointer: Pointer | undefined;
  visit(document, {
    Pair: (_index, { key }, path) => {
      if (!isScalar(key) || key.value !== MARK) return undefined;
      pointer = pointerOf(path);
      return visit.BREAK;
    },
  });
  return pointer && { pointer, data: dataOf(document) };
}

function valueIn(document: Document): CursorPlace | undefined {
  let pointer: Pointer | undefined;
  visit(document, {
    Scalar: (key, { value }, path) => {
      if (key === 'key' || value !== MARK) return undefined;
      pointer = [...pointerOf(path), ...(typeof key === 'number' ? [key] : [])];
      return visit.BREAK;
    },
  });
  return pointer && { pointer, data: dataOf(document) };
}

function isFlowAt(document: Document): boolean {
  let isFlow = false;
  visit(document, {
    Scalar: (_key, { value }, path) => {
      if (value !== MARK) return undefined;
      isFlow = path.some((node) => (isMap(node) || isSeq(node)) && node.flow === true);
      return visit.BREAK;
    },
  });
  return isFlow;
}

/** The keys that lead through the nodes around something; an item of a list is told by its place in it. */
function pointerOf(path: readonly unknown[]): Pointer {
  return path.flatMap((node, index): Pointer => {
    const parent = path[index - 1];
    if (isSeq(parent)) return [parent.items.indexOf(node)];
    return isMap(parent) && isPair(node) && isScalar(node.key) ? [String(node.key.value)] : [];
  });
}

/** Aliases that lead nowhere yet cannot be followed. */
function dataOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}
