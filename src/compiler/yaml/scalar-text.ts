import { Scalar } from 'yaml';
import { oncePerObject } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';

/** Where a part of a scalar's text stands in the text of its file; nothing where it is not written there literally. */
export function extentOfPart(scalar: Scalar, file: string, part: TextPart): { start: number; end: number } | undefined {
  const [start, end] = scalar.range ?? [0, 0];
  const written = file.slice(start, end);
  const found = byCharacter(offsetsIn(scalar, written), part) ?? bySearch(written, String(scalar.value), part);
  return found && { start: start + found.start, end: start + found.end };
}

/** Where each character of a scalar's text is written, and its end; nothing where that is not understood. */
const offsetsIn = oncePerObject(({ type, value }: Scalar, written: string) => {
  const text = String(value);
  return type?.startsWith('BLOCK') ? blockOffsets(written, text) : flowOffsets(written, text, type);
});

function byCharacter(offsets: readonly number[] | undefined, { offset, length }: TextPart) {
  const start = offsets?.[offset];
  const end = offsets?.[offset + length];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** The same occurrence of the part, counted from the beginning, where the text is not understood character by character. */
function bySearch(written: string, text: string, { offset, length }: TextPart) {
  const part = text.slice(offset, offset + length);
  const earlier = text.slice(0, offset).split(part).length - 1;
  let start = written.indexOf(part);
  for (let count = 0; count < earlier && start >= 0; count += 1) start = written.indexOf(part, start + part.length);
  return start < 0 || part === '' ? undefined : { start, end: start + length };
}

/** A run of characters as it is written, and what it means. */
interface Piece {
  readonly written: string;
  readonly meaning: string;
}

/** What a break of the line means in flow scalars: one is a space, more are one less. */
const FOLD = /[ \t]*(?:\r?\n[ \t]*)+/y;
const ESCAPED_BREAK = /\\\r?\n[ \t]*/y;
const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])/y;
const QUOTE = /''/y;
const BLANKS = /[ \t]+/y;

/** Where each character of a plain or quoted scalar is written, and its end; nothing where reading it so gives another text. */
function flowOffsets(written: string, text: string, type: Scalar['type']): number[] | undefined {
  const isQuoted = type !== Scalar.PLAIN;
  const end = isQuoted ? written.length - 1 : written.length;
  const offsets: number[] = [];
  let at = isQuoted ? 1 : 0;
  while (at < end) {
    const { meaning, ...piece } = pieceAt(written, at, type);
    if (!text.startsWith(meaning, offsets.length)) return undefined;
    const isLiteral = piece.written === meaning;
    for (let index = 0; index < meaning.length; index += 1) offsets.push(isLiteral ? at + index : at);
    at += piece.written.length;
  }
  return offsets.length === text.length ? [...offsets, at] : undefined;
}

function pieceAt(written: string, at: number, type: Scalar['type']): Piece {
  const fold = matchAt(FOLD, written, at);
  if (fold !== undefined) return { written: fold, meaning: '\n'.repeat(fold.split('\n').length - 2) || ' ' };
  if (type === Scalar.QUOTE_SINGLE && matchAt(QUOTE, written, at)) return { written: "''", meaning: "'" };
  if (type === Scalar.QUOTE_DOUBLE) {
    const joined = matchAt(ESCAPED_BREAK, written, at);
    if (joined !== undefined) return { written: joined, meaning: '' };
    const escaped = matchAt(ESCAPE, written, at);
    if (escaped !== undefined) return { written: escaped, meaning: meaningOf(escaped) };
  }
  const literal = matchAt(BLANKS, written, at) ?? written.charAt(at);
  return { written: literal, meaning: literal };
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
};

const LAST_CODE = 0x10ffff;

function meaningOf(escaped: string): string {
  const [, name = '', ...digits] = escaped;
  if (digits.length === 0) return ESCAPES[name] ?? name;
  const code = Number.parseInt(digits.join(''), 16);
  // What no character has stands in the text as it is written, and is told.
  return code > LAST_CODE ? escaped : String.fromCodePoint(code);
}

/** The same of a block scalar: its lines stand in the text as they are, but for the indentation. */
function blockOffsets(written: string, text: string): number[] | undefined {
  const indentation = indentationOf(written, text);
  const offsets: number[] = [];
  let at = written.indexOf('\n') + 1;
  let reached = at;
  for (const line of written.slice(at).split('\n')) {
    const content = line.replace(/\r$/, '').slice(indentation);
    if (content.trim() !== '') {
      const begin = beginOfLine(text, offsets.length, content);
      if (begin === undefined) return undefined;
      while (offsets.length < begin) offsets.push(reached);
      for (let index = 0; index < content.length; index += 1) offsets.push(at + indentation + index);
      reached = at + indentation + content.length;
    }
    at += line.length + 1;
  }
  while (offsets.length <= text.length) offsets.push(reached);
  return offsets;
}

/** Lines of a block follow each other after a space, or after breaks. */
function beginOfLine(text: string, from: number, content: string): number | undefined {
  if (text[from] === ' ' && text.startsWith(content, from + 1)) return from + 1;
  let begin = from;
  while (text[begin] === '\n' || (text[begin] === ' ' && !text.startsWith(content, begin))) begin += 1;
  return text.startsWith(content, begin) ? begin : undefined;
}

/** How far all lines of a block are moved to the right: the first that says something tells. */
function indentationOf(written: string, text: string): number {
  const first = (lines: string) => /(?:^|\n)( *)[^\s]/.exec(lines)?.[1]?.length ?? 0;
  return first(written.slice(written.indexOf('\n'))) - first(text);
}
