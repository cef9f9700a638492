import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { readDocument } from '../../../compiler/yaml/yaml-document';
import type { Pointer } from '../../../shared/pointer';

/**
 * From where to where a text stands in a file, as far as the file has it, or where what is around it begins: one letter would take
 * the place of all that is marked.
 */
export function extentIn(text: string, pointer: Pointer): { readonly from: number; readonly to: number } {
  let node: Node | null = readDocument(text).document.contents;
  let extent = rangeOf(node, text);
  for (const key of pointer) {
    const next: Node | undefined = childOf(node, key);
    if (next === undefined) break;
    node = next;
    extent = rangeOf(node, text);
  }
  return extent;
}

function childOf(node: Node | null, key: Pointer[number]): Node | undefined {
  if (isSeq<Node>(node)) return node.items[Number(key)];
  if (!isMap<Node, Node>(node)) return undefined;
  const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key));
  return pair && ownOf(pair);
}

/** A key without a value is all there is. */
function ownOf({ key, value }: Pair<Node, Node>): Node {
  return value ?? key;
}

/** What a text in quotes says is without them. */
function rangeOf(node: Node | null, text: string): { from: number; to: number } {
  const [start = 0, end = 0] = node?.range ?? [];
  if (!isScalar(node)) return { from: start, to: start };
  const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
  const to = end - (/\s*$/.exec(text.slice(start, end))?.[0].length ?? 0);
  return isQuoted ? { from: start + 1, to: Math.max(to - 1, start + 1) } : { from: start, to: Math.max(to, start) };
}
