import { isCollection, isScalar, type Scalar } from 'yaml';
import { removal, type TextEdit } from '../compiler/values/text-edit';
import { extentOfPart } from '../compiler/yaml/scalar-text';
import { beginOf, endOfItem } from './block-layout';
import { beginsLine, endOfLine, endOfLineBefore, startOfLine } from './lines';
import type { ParsedYaml } from './parsed-yaml';
import { escaped, isOfSameForm, isPlainSafe, isVisible, type Rendered, styleOf } from './scalar-style';
import { type Collection, layoutOf, type Slot } from './slots';
import { commonEnds } from './text-edits';

/** Writes a value where another one stands. */
export function replaceValue(parsed: ParsedYaml, slot: Slot, { inline, below }: Rendered): TextEdit[] {
  const { text, lineBreak } = parsed;
  const { at, node, kind } = slot;
  const start = node?.range?.[0];
  if (start !== undefined && below === undefined && isInline(slot)) {
    return [{ offset: start, length: slot.end - start, text: inline }];
  }
  const sign = kind === 'key' ? colon(slot, lineBreak) : kind === 'root' ? '' : ' ';
  const lines = below === undefined ? '' : (kind === 'root' && inline === '' ? '' : lineBreak) + below;
  const rest = { offset: endOfLine(text, at), length: 0, text: lines };
  return [
    ...removeValue(parsed, slot),
    { offset: at, length: 0, text: inline === '' && kind !== 'key' ? '' : sign + inline },
    ...(kind === 'root' ? [{ ...rest, offset: at }] : [rest]),
  ];
}

/** What a key that stands without a colon still needs. */
function colon({ isFlow, column }: Slot, lineBreak: string): string {
  return isFlow ? ': ' : `${lineBreak}${' '.repeat(column)}: `;
}

/** Whether a value ends where its last sign stands, whatever stands behind it on the line. */
function isInline({ node, isFlow }: Slot): boolean {
  if (isFlow) return true;
  if (isScalar(node)) return !node.type?.startsWith('BLOCK');
  return !isCollection(node) || node.srcToken?.type === 'flow-collection';
}

function removeValue(parsed: ParsedYaml, slot: Slot): TextEdit[] {
  const { text } = parsed;
  const { at, node, end } = slot;
  const start = node?.range?.[0];
  if (node === undefined || start === undefined) return [];
  if (isScalar(node) && !isInline(slot)) return removeBlockText(text, at, start, end);
  const extent = isInline(slot) ? { begin: start, end } : extentOfBlock(parsed, node as Collection, start, end);
  if (slot.kind === 'root') return [removal(extent.begin, extent.end)];
  // On the line of the sign, the space behind that goes as well.
  if (startOfLine(text, extent.begin) === startOfLine(text, at)) return [removal(at, extent.end)];
  const isAlone = beginsLine(text, extent.begin) && endOfLine(text, extent.end) === extent.end;
  return [removal(isAlone ? (endOfLineBefore(text, extent.begin) ?? extent.begin) : extent.begin, extent.end)];
}

/** The sign of a block and its lines; a comment behind the sign stays. */
function removeBlockText(text: string, at: number, start: number, end: number): TextEdit[] {
  const [sign = ''] = /^[|>][-+\d]*/.exec(text.slice(start, start + 4)) ?? [];
  const header = beginsLine(text, start) ? start : at;
  const lines = endOfLine(text, start);
  return [removal(header, start + sign.length), removal(Math.min(lines, end), end)];
}

function extentOfBlock(
  parsed: ParsedYaml,
  node: Collection,
  start: number,
  end: number,
): { begin: number; end: number } {
  const layout = layoutOf(parsed, node);
  if (layout === undefined || layout.items.length === 0) return { begin: start, end };
  return { begin: beginOf(parsed, layout, 0), end: endOfItem(parsed, layout, layout.items.length - 1) };
}

/** Changes only what differs in a text, as it is written; nothing where that cannot be done. */
export function changePart(
  { text, lineBreak }: ParsedYaml,
  { node, isFlow }: Slot,
  value: string,
): TextEdit[] | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  if (styleOf(node) !== 'double' && !isVisible(value)) return undefined;
  const { before, after } = commonEnds(node.value, value);
  const part = { offset: before, length: node.value.length - before - after };
  const extent = extentOfPart(node, text, part);
  if (extent === undefined || (part.length > 0 && extent.start >= extent.end)) return undefined;
  const written = writePart(value, value.slice(before, value.length - after), node, { isFlow, lineBreak });
  return written === undefined
    ? undefined
    : [{ offset: extent.start, length: extent.end - extent.start, text: written }];
}

function writePart(
  whole: string,
  part: string,
  scalar: Scalar,
  { isFlow, lineBreak }: { readonly isFlow: boolean; readonly lineBreak: string },
): string | undefined {
  switch (styleOf(scalar)) {
    case 'plain':
      return isPlainSafe(whole, isFlow) || isOfSameForm(whole, String(scalar.value)) ? part : undefined;
    case 'single':
      return part.includes('\n') ? undefined : part.replaceAll("'", "''");
    case 'double':
      // With its first line break it becomes a block.
      return part.includes('\n') && !String(scalar.value).includes('\n') ? undefined : escaped(part);
    case 'literal': {
      const token = scalar.srcToken;
      const indentation = ' '.repeat(indentationOf(token?.type === 'block-scalar' ? token.source : ''));
      return part.replaceAll(/\n(?!\n|$)/g, lineBreak + indentation).replaceAll(/(?<!\r)\n/g, lineBreak);
    }
    case 'folded':
      return part.includes('\n') ? undefined : part;
    default:
      return undefined;
  }
}

/** By how much the lines of a block are moved to the right. */
function indentationOf(source: string): number {
  return /(?:^|\n)( *)[^\s]/.exec(source)?.[1]?.length ?? 0;
}
