import { freeName } from '../../../authoring/names';
import type { Edit } from '../../../compiler/findings/fix';
import type { SiteFiles, StyleSheet } from '../../../compiler/source';
import { type StyleValue, styleValues } from '../../../compiler/theme/style-values';
import { THEME, THEME_FILE } from '../../../compiler/theme/theme-files';
import { beginsLine, endOfLine, lineBreakOf, startOfLine } from '../../../editing/lines';
import { isRecord } from '../../../shared/is-record';
import { styleGroup } from '../../content/style-words';
import { editThatWrites } from '../edit-that-writes';
import { stylesIn } from './styles-of';

/** The file in which a value is set, and what sets it. */
interface StyleEdits {
  readonly file: string;
  readonly edits: readonly Edit[];
}

/**
 * What sets one more value for the whole document: behind those of its group, or behind all where it is the first of them,
 * written as its neighbour is. A theme without a style sheet gets one; `theme` is the data of theme.yaml.
 */
export function addStyle(files: SiteFiles, theme: unknown, name: string, value: string): StyleEdits {
  const styles = stylesIn(files, theme);
  const set = styleValues(styles);
  const neighbour = set.findLast((each) => styleGroup(each.name) === styleGroup(name)) ?? set.at(-1);
  const path = neighbour?.file ?? styles.at(-1)?.path;
  const style = styles.find((each) => each.path === path);
  if (style === undefined) return firstStyle(files, theme, name, value);
  const addition = neighbour === undefined ? ruleAtEnd(style, name, value) : behind(style, neighbour, name, value);
  return { file: style.path, edits: [{ do: 'replace', file: style.path, length: 0, ...addition }] };
}

function firstStyle(files: SiteFiles, theme: unknown, name: string, value: string): StyleEdits {
  const sheet = `${freeName('tokens', (free) => files.has(`${THEME}${free}.css`))}.css`;
  const file = `${THEME}${sheet}`;
  const listed = isRecord(theme) && Array.isArray(theme.styles) ? theme.styles.length : 0;
  const listing = editThatWrites(theme, { file: THEME_FILE, pointer: ['styles', listed] }, sheet);
  return { file, edits: [{ do: 'create-file', file, text: ruleOf(name, value, '\n') }, listing] };
}

interface Addition {
  readonly offset: number;
  readonly text: string;
}

function ruleAtEnd({ text }: StyleSheet, name: string, value: string): Addition {
  const lineBreak = lineBreakOf(text);
  const before = text === '' || text.endsWith('\n') ? '' : lineBreak;
  return { offset: text.length, text: before + ruleOf(name, value, lineBreak) };
}

function ruleOf(name: string, value: string, lineBreak: string): string {
  return [':root {', `  ${name}: ${value};`, '}', ''].join(lineBreak);
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
