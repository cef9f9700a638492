import { isColour } from '../colour';
import { startOf, type ValueFault } from './value-fault';

/** `--call:: #b4501a` */
export function secondColon(value: string): ValueFault | undefined {
  const [all] = /^:\s*/.exec(value) ?? [];
  return all === undefined ? undefined : { at: 0, reason: 'colons', value, correct: value.slice(all.length) };
}

/** What is listed ends without a comma. */
export function endingInComma(value: string): ValueFault | undefined {
  const correct = withoutCommaBehind(value);
  return correct === value ? undefined : { at: 0, reason: 'last-comma', value, correct };
}

function withoutCommaBehind(value: string): string {
  return value.endsWith(',') ? value.slice(0, -1).trimEnd() : value;
}

/** The next line is taken for a part of the value. */
export function runningOn(value: string, bare: string): ValueFault | undefined {
  if (/[{}]/.test(bare)) return undefined;
  const line = /^[^\n(]*(?:\([^()]*\)[^\n(]*)*(?=\n\s*-{0,2}[a-z][\w-]*\s*:)/i.exec(bare)?.[0];
  if (line === undefined) return undefined;
  // A colon may have taken its place.
  const first = value.slice(0, line.length).trimEnd();
  const ended = first.replace(/\s*:$/, '');
  return { at: 0, reason: 'semicolon', value: first, correct: `${withoutCommaBehind(ended)};` };
}

/** Quotation marks that books have, and not programs; around what needs none they go. `bare` is the value with spaces for what is quoted. */
export function quotedOddly(value: string, bare: string): ValueFault | undefined {
  if (!/[“”‘’„«»]/.test(bare)) return undefined;
  const straight = [...bare].map((sign, index) => STRAIGHT[sign] ?? value[index] ?? '').join('');
  const [, , quoted = ''] = /^(["'])(.*)\1$/.exec(straight) ?? [];
  return { at: 0, reason: 'quotes', value, correct: isColour(quoted.trim()) ? quoted.trim() : straight };
}

const STRAIGHT: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
};

/** What a sum is written with in books, before a number; in the midst of a name it is part of that. */
const SIGN_OF_BOOKS = /(?<![\p{L}\p{N}_-])[\u2010-\u2015\u2212\u00d7\u00f7](?=\s*(?:\d*\.)?\d)/gu;

/** A minus, or a sign of a sum, that no browser reads. */
export function signedOddly(value: string, bare: string): ValueFault | undefined {
  const odd = new Map([...bare.matchAll(SIGN_OF_BOOKS)].map(({ 0: sign, index }) => [index, TYPED[sign] ?? '-']));
  if (odd.size === 0) return undefined;
  const correct = Array.from({ length: value.length }, (_none, index) => odd.get(index) ?? value[index]).join('');
  return { at: 0, reason: 'signs', value, correct };
}

const TYPED: Readonly<Record<string, string>> = { '\u00d7': '*', '\u00f7': '/' };

/** Folders are parted as on the web; before a sign that is none of a name, a turned slash is part of how it is written. */
export function turnedSlash(value: string): ValueFault | undefined {
  const found = /url\(\s*["']?(?=\S)(?![a-z]:)([^"'()\\]*\\+[\w.][^"'()]*)/di.exec(value);
  if (found === null) return undefined;
  const [, address = ''] = found;
  return address.startsWith('data:')
    ? undefined
    : { at: startOf(found, 1), reason: 'folder', value: address, correct: address.replaceAll(/\\+/g, '/') };
}
