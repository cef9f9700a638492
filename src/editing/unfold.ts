import { isMap, isSeq } from 'yaml';
import type { TextEdit } from '../compiler/texts/text-edit';
import type { Pointer } from '../compiler/values/pointer';
import type { Manner } from './render';
import { replaceValue } from './replace-value';
import { tidyTextEdits } from './text-edits';
import { type Item, itemAt, type Layout, layoutOf, type Slot, slotAt, type Written } from './written';

/**
 * What puts the items between brackets or braces on lines of their own, as they are written, down to those at a place;
 * nothing where none stand so, or comments stand among them.
 */
export function unfold(from: Written, pointer: Pointer, manner: Manner): TextEdit[] | undefined {
  for (let depth = 0; depth <= pointer.length; depth += 1) {
    const slot = slotAt(from, pointer.slice(0, depth));
    const layout = layoutInBraces(from, slot);
    if (layout === undefined) continue;
    if (/[#\n]/.test(from.text.slice(slot.at, slot.end))) return undefined;
    const column = slot.column + (slot.kind === 'item' ? SIGN : slot.kind === 'root' ? 1 : stepTo(layout, manner));
    const indentation = ' '.repeat(column);
    const lines = linesOf(from, layout, pointer.slice(depth), column, manner).join(manner.lineBreak + indentation);
    const rendered = slot.kind === 'item' ? { inline: lines } : { inline: '', below: indentation + lines };
    return tidyTextEdits(from.text, replaceValue(from, slot, rendered));
  }
  return undefined;
}

/** How wide `- ` is. */
const SIGN = 2;

function layoutInBraces(from: Written, { node }: Slot): Layout | undefined {
  if (!isMap(node) && !isSeq(node)) return undefined;
  const layout = layoutOf(from, node);
  return layout?.isFlow === true && layout.items.length > 0 ? layout : undefined;
}

/** How far items stand to the right of the key that holds them. */
function stepTo({ node }: Layout, { step, listStep }: Manner): number {
  return isMap(node) ? step : listStep;
}

/** The items at a column; the one that leads on to the place is unfolded as well. */
function linesOf(
  from: Written,
  layout: Layout,
  [key, ...rest]: Pointer,
  column: number,
  manner: Manner,
): readonly string[] {
  const onTheWay = key === undefined ? undefined : itemAt(layout, key);
  return layout.items.map((item) => {
    const inner = item === onTheWay ? layoutInBraces(from, item.slot) : undefined;
    const isInList = isSeq(layout.node);
    if (inner === undefined) return (isInList ? '- ' : '') + sourceOf(from, item);
    const within = column + (isInList ? SIGN : stepTo(inner, manner));
    const lineBreak = manner.lineBreak + ' '.repeat(within);
    const lines = linesOf(from, inner, rest, within, manner).join(lineBreak);
    return isInList ? `- ${lines}` : from.text.slice(item.start, item.slot.at) + lineBreak + lines;
  });
}

function sourceOf({ text }: Written, { start, end }: Item): string {
  return text.slice(start, end);
}
