import { insertion, type TextEdit } from '../../values/text-edit';
import type { Line } from '../lines';
import { matches } from '../patterns';
import { type FaultContext, quoted, type Repair, valuePart } from '../repair';

/** `"Rechazar todo”`: opened straight and closed curly. */
export function* curlyQuotes({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const edits = matches(/[“”„](?= *(?:$|[,}\]]))|(?<=^|[[{,:] {0,99})[“”„]/g, line.value).map(
      ({ index, 0: mark }) => ({
        offset: line.valueStart + index,
        length: mark.length,
        text: '"',
      }),
    );
    if (edits.length === 0 || !line.value.includes('"')) continue;
    yield { reason: 'quote-curly', at: valuePart(line), edits, isCertain: true };
  }
}

/** `“Bloque 1: torre”`: whole texts in the quotes of a word processor, in all lines that have them. */
export function* curlyTexts({ near, lines }: FaultContext): Iterable<Repair> {
  if (!near.slice(0, 2).some(isCurlyText)) return;
  const curly = lines.filter(isCurlyText);
  const [first] = curly;
  if (first === undefined) return;
  const edits = curly.map(({ value, valueStart }) => ({
    offset: valueStart,
    length: value.length,
    text: quoted(value.slice(1, -1)),
  }));
  yield { reason: 'quote-curly', at: valuePart(first), edits, isCertain: true };
}

function isCurlyText({ key, value }: Line): boolean {
  return key !== '' && CURLY_TEXT.test(value);
}

const CURLY_TEXT = /^(?:[“”„][^“”„]+[“”]|[‘’‚][^‘]+[’‘]|«[^«»]+»)$/;

/** A text whose quotes are opened and not closed on its line. */
export function* unclosedQuotes({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    for (const { index, 0: mark } of matches(/(?<=^|[[{,:] {0,99})["']/g, line.value)) {
      const rest = line.value.slice(index + 1);
      if (isClosed(rest, mark) || isClosedBelow(line, mark, lines)) continue;
      for (const length of closingPlaces(rest)) {
        yield {
          reason: 'quote-missing',
          at: { offset: line.valueStart + index, length: length + 1 },
          edits: [insertion(line.valueStart + index + 1 + length, mark)],
          written: mark,
          isCertain: index === 0,
        };
      }
    }
  }
}

/** Whether a quote closes before anything else is opened. */
function isClosed(rest: string, mark: string): boolean {
  const end = rest.indexOf(mark);
  return end >= 0 && /^ *(?:$|[,}\]#])/.test(rest.slice(end + 1));
}

/** Whether the next line is the rest of a text, with the quote that closes it. */
function isClosedBelow({ index, indent, value }: Line, mark: string, lines: readonly Line[]): boolean {
  const below = lines[index + 1];
  if (!value.startsWith(mark) || below === undefined || below.indent.length < indent.length) return false;
  return below.dashes === '' && below.text.trimEnd().endsWith(mark) && below.text.split(mark).length === 2;
}

/** Before the next key or the end of braces, and at the end of the line. */
function closingPlaces(rest: string): number[] {
  const within = matches(/ *(?:,(?= *\p{L}[\p{L}\p{N}_-]*:)|[}\]])/gu, rest).map(({ index }) => index);
  return [...within.slice(0, 3), rest.replace(/,$/, '').length];
}

/** `"See the "Complete" Rating"`, `'It's here'`, `"Hola" mundo`. */
export function* quotesInQuotes({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const mark = /["']/.exec(line.value)?.[0];
    if (mark === undefined) continue;
    const opening = new RegExp(`(?<=^|[[{,:] {0,99})${mark}`, 'g');
    const closing = new RegExp(`${mark}(?= *(?:$|[,}\\]]))`, 'g');
    const outer = new Set([...matches(opening, line.value), ...matches(closing, line.value)].map(({ index }) => index));
    const inner = matches(new RegExp(mark, 'g'), line.value).filter(
      ({ index }) => !outer.has(index) && line.value[index - 1] !== '\\',
    );
    if (inner.length > 0 && (mark === '"' || /^'.*'$/.test(line.value))) {
      yield {
        reason: 'quote-in-text',
        at: valuePart(line),
        edits: mark === "'" ? inDoubleQuotes(line) : inner.map(({ index }) => insertion(line.valueStart + index, '\\')),
        written: mark,
        isCertain: true,
      };
    }
    if (/^["'].*[^"'\s]$/.test(line.value)) {
      yield {
        reason: 'quote-in-text',
        at: valuePart(line),
        edits: [{ offset: line.valueStart, length: line.value.length, text: quoted(line.value) }],
        written: mark,
        isCertain: false,
      };
    }
  }
}

const APOSTROPHE_IN_BRACES = /(?<=[[{,:] {0,99})'([^'"{}[\],]*\p{L}?'[\p{L}\d][^'"{}[\],]*)'(?= *[,}\]])/gu;

/** `{ value: '1'25 €' }` */
export function* apostrophesInBraces({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const edits = matches(APOSTROPHE_IN_BRACES, line.value).map(({ index, 0: { length }, 1: inside = '' }) => ({
      offset: line.valueStart + index,
      length,
      text: quoted(inside),
    }));
    if (edits.length > 0) yield { reason: 'quote-in-text', at: valuePart(line), edits, written: "'", isCertain: true };
  }
}

/** An apostrophe stands between double quotes as it is. */
function inDoubleQuotes({ value, valueStart }: Line): TextEdit[] {
  return [{ offset: valueStart, length: value.length, text: quoted(value.slice(1, -1).replaceAll("''", "'")) }];
}

/** `"drawings\headset.svg"`, or a text with a backslash. */
export function* backslashes({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const edits = matches(/"[^"]*\\[^"]*"/g, line.value).flatMap(({ index, 0: text }) =>
      withoutBackslashes(text, line.valueStart + index),
    );
    if (edits.length === 0) continue;
    yield { reason: 'backslash', at: valuePart(line), edits, written: '\\', isCertain: true };
  }
}

function withoutBackslashes(text: string, offset: number): TextEdit[] {
  const isPath = /^"(?:[\w.-]+\\+)+[\w.-]+"$/.test(text);
  return matches(isPath ? /\\+/g : /\\(?![\\"/0abefnrtvNLP_xuU ])/g, text).map(({ index, 0: { length } }) => ({
    offset: offset + index,
    length,
    text: isPath ? '/' : '\\\\',
  }));
}

/** A text, in quotes or not, that goes on in a line which does not belong to it, as it comes out of an e-mail. */
export function* brokenTexts({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const before = lines[line.index - 1];
    const isPlain = before !== undefined && isPlainText(before) && isWords(line);
    if (before === undefined || (!isPlain && !isOpenAtEnd(before.value))) continue;
    const offset = before.start + before.text.trimEnd().length;
    const length = line.start + line.indent.length - offset;
    yield {
      reason: 'line-broken',
      at: { offset: line.start + line.indent.length, length: Math.max(line.text.trim().length, 1) },
      edits: [{ offset, length, text: /(?:^|[[{,:] *)["']$/.test(before.value) ? '' : ' ' }],
      ...(isPlain && { isGuess: true as const }),
      isCertain: false,
    };
  }
}

/** A word in small letters is more likely a name, behind which another key begins. */
function isPlainText({ key, value }: Line): boolean {
  return key !== '' && /^[\p{L}\p{N}¿¡(]/u.test(value) && !/^[a-z\d-]+$/.test(value);
}

function isWords({ key, dashes, value }: Line): boolean {
  return key === '' && dashes === '' && /^[\p{L}\p{N}(][^"'{}[\]:=;|>]*$/u.test(value);
}

/** Whether a quoted text begins on a line and does not end there. */
function isOpenAtEnd(value: string): boolean {
  const [last] = matches(/(?<=^|[[{,:] {0,99})["']/g, value).reverse();
  return last !== undefined && !value.slice(last.index + 1).includes(last[0]);
}
