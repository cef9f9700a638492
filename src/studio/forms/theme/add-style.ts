import type { Edit } from '../../../compiler/problems/fix';
import type { StyleSheet } from '../../../compiler/theme/style-sheet';
import { type StyleValue, styleValues } from '../../../compiler/theme/style-values';
import { beginsLine, endOfLine, lineBreakOf, startOfLine } from '../../../editing/lines';
import { styleGroup } from './style-words';

/**
 * What sets one more value for the whole document: behind those of its group, or behind all where it is the first of them,
 * written as its neighbour is. Nothing where the theme has no style sheet.
 */
export function addStyle(styles: readonly StyleSheet[], name: string, value: string): Edit | undefined {
  const set = styleValues(styles);
  const neighbour = set.findLast((each) => styleGroup(each.name) === styleGroup(name)) ?? set.at(-1);
  const path = neighbour?.file ?? styles.at(-1)?.path;
  const style = styles.find((each) => each.path === path);
  if (style === undefined) return undefined;
  const addition = neighbour === undefined ? ruleAtEnd(style, name, value) : behind(style, neighbour, name, value);
  return { do: 'replace', file: style.path, length: 0, ...addition };
}

interface Addition {
  readonly offset: number;
  readonly text: string;
}

function ruleAtEnd({ text }: StyleSheet, name: string, value: string): Addition {
  const lineBreak = lineBreakOf(text);
  const before = text === '' || text.endsWith('\n') ? '' : lineBreak;
  const lines = [':root {', `  ${name}: ${value};`, '}', ''];
  return { offset: text.length, text: before + lines.join(lineBreak) };
}

function behind({ text, declarations }: StyleSheet, { start }: StyleValue, name: string, value: string): Addition {
  const declaration = declarations.find((each) => each.start === start);
  if (declaration === undefined) throw new Error(`No declaration is at ${start}`);
  const { from, end } = declaration;
  const gap = beginsLine(text, from) ? lineBreakOf(text) + text.slice(startOfLine(text, from), from) : ' ';
  const semicolon = text.indexOf(';', end);
  if (semicolon < 0 || text.slice(end, semicolon).trim() !== '')
    return { offset: end, text: `;${gap}${name}: ${value}` };
  return { offset: afterNote(text, semicolon + 1), text: `${gap}${name}: ${value};` };
}

/** Where a line ends on which nothing but a note follows; a note belongs to what stands before it. */
function afterNote(text: string, offset: number): number {
  const end = endOfLine(text, offset);
  const rest = text.slice(offset, end).trim();
  const isNote = rest.startsWith('/*') && rest.indexOf('*/') === rest.length - '*/'.length;
  return isNote ? end : offset;
}
