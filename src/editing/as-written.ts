import { isSeq } from 'yaml';
import type { TextEdit } from '../compiler/values/text-edit';
import type { Pointer } from '../shared/pointer';
import { beginOf, endOfItem, gapAt, insertBehindInBlock, insertIntoBlock } from './block-layout';
import { insertIntoFlow } from './flow-layout';
import type { ParsedYaml } from './parsed-yaml';
import { formattingOf } from './render';
import { replaceValue } from './replace-value';
import type { Rendered } from './scalar-style';
import { type Layout, layoutAt, type Slot, slotAt } from './slots';

/** An item of a list as it is written. */
export interface WrittenItem {
  /** Between brackets without its comments, else with them and its dash. */
  readonly text: string;
  readonly isFlow: boolean;
  /** By how much its lines after the first are moved to the right. */
  readonly column: number;
}

/** Nothing of what is no item of a list. */
export function writtenItem(parsed: ParsedYaml, pointer: Pointer): WrittenItem | undefined {
  const layout = layoutAt(parsed, slotAt(parsed, pointer.slice(0, -1)), pointer);
  const index = Number(pointer.at(-1));
  const item = layout.items[index];
  if (item === undefined || !isSeq(layout.node)) return undefined;
  const { isFlow, column } = layout;
  const [begin, end] = isFlow
    ? [item.start, item.end]
    : [beginOf(parsed, layout, index), endOfItem(parsed, layout, index)];
  return { text: parsed.text.slice(begin, end), isFlow, column };
}

/** The edits that add an item to a list as it is written elsewhere, where there is a way. */
export function* insertAsWritten(parsed: ParsedYaml, pointer: Pointer, item: WrittenItem): Generator<TextEdit[]> {
  const holder = slotAt(parsed, pointer.slice(0, -1));
  const layout = layoutAt(parsed, holder, pointer);
  const index = Number(pointer.at(-1));
  if (!isSeq(layout.node)) return;
  if (layout.items.length === 0) yield replaceValue(parsed, holder, firstLines(parsed, holder, item));
  else if (!layout.isFlow) yield insertLines(parsed, layout, index, linesAt(parsed, item, layout.column));
  else if (item.isFlow) yield insertIntoFlow(parsed, layout, index, item.text);
}

/** The item as the only one of its list. */
function firstLines(parsed: ParsedYaml, { column, kind }: Slot, item: WrittenItem): Rendered {
  const own = kind === 'root' ? 0 : column + formattingOf(parsed).listStep;
  return { inline: '', below: ' '.repeat(own) + linesAt(parsed, item, own) };
}

function insertLines(parsed: ParsedYaml, layout: Layout, index: number, lines: string): TextEdit[] {
  return index === 0
    ? insertIntoBlock(parsed, layout, index, lines)
    : insertBehindInBlock(parsed, layout, index, lines, gapAt(parsed, layout, index));
}

/** The lines of an item, those after the first at another column. */
function linesAt({ lineBreak }: ParsedYaml, { text, isFlow, column }: WrittenItem, wanted: number): string {
  const [first = '', ...others] = text.split(/\r?\n/);
  const moved = others.map((line) => {
    const content = line.trimStart();
    const own = line.length - content.length;
    return content === '' ? '' : ' '.repeat(Math.max(0, own - column + wanted)) + content;
  });
  return [isFlow ? `- ${first}` : first, ...moved].join(lineBreak);
}
