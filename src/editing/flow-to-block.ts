import { isMap, isSeq } from 'yaml';
import type { TextEdit } from '../compiler/values/text-edit';
import type { Pointer } from '../shared/pointer';
import type { ParsedYaml } from './parsed-yaml';
import type { Formatting } from './render';
import { replaceValue } from './replace-value';
import { type Item, itemAt, type Layout, layoutOf, type Slot, slotAt } from './slots';
import { tidyTextEdits } from './text-edits';

/**
 * What puts the items between brackets or braces on lines of their own, as they are written, down to those at a place;
 * nothing where none stand so, or comments stand among them.
 */
export function flowToBlock(parsed: ParsedYaml, pointer: Pointer, formatting: Formatting): TextEdit[] | undefined {
  for (let depth = 0; depth <= pointer.length; depth += 1) {
    const slot = slotAt(parsed, pointer.slice(0, depth));
    const layout = layoutInBraces(parsed, slot);
    if (layout === undefined) continue;
    if (/[#\n]/.test(parsed.text.slice(slot.at, slot.end))) return undefined;
    const column = slot.column + (slot.kind === 'item' ? SIGN : slot.kind === 'root' ? 1 : stepTo(layout, formatting));
    const indentation = ' '.repeat(column);
    const lines = linesOf(parsed, layout, pointer.slice(depth), column, formatting).join(
      formatting.lineBreak + indentation,
    );
    const rendered = slot.kind === 'item' ? { inline: lines } : { inline: '', below: indentation + lines };
    return tidyTextEdits(parsed.text, replaceValue(parsed, slot, rendered));
  }
  return undefined;
}

/** How wide `- ` is. */
const SIGN = 2;

function layoutInBraces(parsed: ParsedYaml, { node }: Slot): Layout | undefined {
  if (!isMap(node) && !isSeq(node)) return undefined;
  const layout = layoutOf(parsed, node);
  return layout?.isFlow === true && layout.items.length > 0 ? layout : undefined;
}

/** How far items stand to the right of the key that holds them. */
function stepTo({ node }: Layout, { step, listStep }: Formatting): number {
  return isMap(node) ? step : listStep;
}

/** The items at a column; the one that leads on to the place is unfolded as well. */
function linesOf(
  parsed: ParsedYaml,
  layout: Layout,
  [key, ...rest]: Pointer,
  column: number,
  formatting: Formatting,
): readonly string[] {
  const onTheWay = key === undefined ? undefined : itemAt(layout, key);
  return layout.items.map((item) => {
    const inner = item === onTheWay ? layoutInBraces(parsed, item.slot) : undefined;
    const isInList = isSeq(layout.node);
    if (inner === undefined) return (isInList ? '- ' : '') + sourceOf(parsed, item);
    const within = column + (isInList ? SIGN : stepTo(inner, formatting));
    const lineBreak = formatting.lineBreak + ' '.repeat(within);
    const lines = linesOf(parsed, inner, rest, within, formatting).join(lineBreak);
    return isInList ? `- ${lines}` : parsed.text.slice(item.start, item.slot.at) + lineBreak + lines;
  });
}

function sourceOf({ text }: ParsedYaml, { start, end }: Item): string {
  return text.slice(start, end);
}
