import { FOREIGN_BLANKS, KEY } from './patterns';
/** Within so many lines the other items of a list are looked for. */
export const REACH = 60;

export function isContent(line: Line): boolean {
  return !isBlank(line) && !line.text.trimStart().startsWith('#');
}

/** One line of a file and what it seems to consist of. */
export interface Line {
  /** Counted from 0. */
  readonly index: number;
  /** Where it begins in the file. */
  readonly start: number;
  /** Without its end. */
  readonly text: string;
  /** The blanks before all else, of whatever kind. */
  readonly indent: string;
  /** `- `, or several. */
  readonly dashes: string;
  /** `title: `, with the blanks that follow. */
  readonly key: string;
  /** What is left, without the blanks at the end. */
  readonly value: string;
  /** Where that begins in the file. */
  readonly valueStart: number;
}

/** Spaces of other kinds look like spaces and are none to YAML. */
const BLANKS = `[ \\t${FOREIGN_BLANKS}]`;
const PARTS = new RegExp(`^(${BLANKS}*)((?:- +)*)((?:${KEY}|"[^"]*"|'[^']*') *:(?:[ \\t]+|$))?`, 'u');

export function linesIn(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((raw, index) => {
    const line = lineOf(raw.endsWith('\r') ? raw.slice(0, -1) : raw, index, start);
    start += raw.length + 1;
    return line;
  });
}

function lineOf(text: string, index: number, start: number): Line {
  const [before = '', indent = '', dashes = '', key = ''] = PARTS.exec(text) ?? [];
  const value = text.slice(before.length).trimEnd();
  return { index, start, text, indent, dashes, key, value, valueStart: start + before.length };
}

export function isBlank({ text }: Line): boolean {
  return text.trim() === '';
}

/** Whether the key of a line seems to be a language. */
export function isLanguage({ dashes, key }: Line): boolean {
  return dashes === '' && /^[a-z]{2,3}: *$/.test(key);
}

/** How far the content of a line stands to the right. */
export function depthOf({ indent, dashes }: Line): number {
  return indent.length + dashes.length;
}

/** The line in which something stands that begins at an offset. */
export function lineAt(lines: readonly Line[], offset: number): Line {
  const index = lines.findLastIndex(({ start }) => start <= offset);
  return lines[Math.max(index, 0)] as Line;
}

/** Whether the next line stands further to the right than what a line has beside its dashes. */
export function hasBelow(line: Line, lines: readonly Line[]): boolean {
  return (lines[line.index + 1]?.indent.length ?? 0) > depthOf(line);
}
