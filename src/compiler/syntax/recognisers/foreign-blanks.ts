import type { TextEdit } from '../../values/text-edit';
import type { Line } from '../lines';
import { FOREIGN_BLANKS, KEY, matches } from '../patterns';
import { type FaultContext, linePart, type Repair } from '../repair';

const RUN = `[ \\t]*[${FOREIGN_BLANKS}][ \\t${FOREIGN_BLANKS}]*`;
const BEHIND_COLON = new RegExp(`^(?:- +)*(?:-${RUN})?${KEY} *:(${RUN})(?=\\S|$)`, 'u');

const BEHIND_DASH = new RegExp(`^(?:- +)*-(${RUN})(?=\\S)`, 'u');
const IN_BRACES = new RegExp(`(?<=[{,] {0,99})${KEY} *:(${RUN})`, 'gu');

/** `es:\u00a0"Hola"`, `-\u00a0Hola`: what stands between is no space. */
export function* foreignBlanks({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const edits = foreignIn(line);
    if (edits.length === 0) continue;
    const matter = { reason: 'space-foreign' as const, at: linePart(line), isCertain: true };
    yield { ...matter, edits };
    const alike = lines.map((each) => ({ each, edits: foreignIn(each) })).filter((one) => one.edits.length > 0);
    const [first] = alike;
    if (alike.length > 1 && first !== undefined)
      yield { ...matter, at: linePart(first.each), edits: alike.flatMap((one) => one.edits) };
  }
}

/** Ends of lines that other programs know, and none to YAML. */
const FOREIGN_BREAK = new RegExp(`[\\v\\f\\u0085\\u2028\\u2029]+(?=( *)(?:- +)?${KEY} *:(?: |$))`, 'gu');

/** `tone: dark\u2028title: …`: what looks like the next line is part of this one. */
export function* foreignBreaks({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const depth = ' '.repeat(line.indent.length + line.dashes.length);
    const breaks = matches(FOREIGN_BREAK, line.text);
    const [first] = breaks;
    if (first === undefined) continue;
    const edits = breaks.map(({ 0: { length }, 1: indent, index }) => ({
      offset: line.start + index,
      length,
      text: `\n${indent === '' ? depth : ''}`,
    }));
    const written = line.text.slice(first.index + first[0].length).trim();
    yield { reason: 'break-foreign', at: linePart(line), edits, written, isCertain: true };
  }
}

export function foreignIn({ text, start, indent, value, valueStart }: Line): TextEdit[] {
  const content = text.slice(indent.length);
  const before = [BEHIND_DASH, BEHIND_COLON].flatMap((pattern) => {
    const [all, run = ''] = pattern.exec(content) ?? [];
    return all === undefined ? [] : [edit(start + indent.length + all.length - run.length, run, all === content)];
  });
  const inside = /^[{[]/.test(value)
    ? matches(IN_BRACES, value).map(({ index, 0: all, 1: run = '' }) =>
        edit(valueStart + index + all.length - run.length, run, false),
      )
    : [];
  return [...before, ...inside];
}

/** A text that is the key and the value of a line, or an item with its dash, because of what stands between them. */
export function isMisread(text: string, value: string, offset: number): boolean {
  if (!isAtStart(text, offset)) return false;
  if (IS_ITEM.test(value)) return true;
  const [, name = '', quote = ''] = IS_PAIR.exec(value) ?? [];
  return name !== '' && (quote !== '' || text.includes(`${name}: `));
}

/** So far to the right stands no line of which only its beginning is looked at. */
const FURTHEST = 100;

/** Whether nothing but blanks and dashes stands before something on its line. */
function isAtStart(text: string, offset: number): boolean {
  const before = text.slice(Math.max(offset - FURTHEST, 0), offset);
  const start = before.lastIndexOf('\n');
  return (start >= 0 || offset <= FURTHEST) && /^[ -]*$/.test(before.slice(start + 1));
}

const IS_ITEM = new RegExp(`^-[${FOREIGN_BLANKS}]`, 'u');
const IS_PAIR = new RegExp(`^([a-z][\\w-]*) *:${RUN}(["'{[]?)`, 'u');

function edit(offset: number, run: string, isAtEnd: boolean): TextEdit {
  return { offset, length: run.length, text: isAtEnd ? '' : ' ' };
}
