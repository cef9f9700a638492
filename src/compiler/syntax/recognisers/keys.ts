import { insertion, type TextEdit } from '../../values/text-edit';
import { depthOf, hasBelow, isBlank, isLanguage, type Line } from '../lines';
import { KEY, matches } from '../patterns';
import { type FaultContext, linePart, type Repair, valuePart } from '../repair';

const DRESSED = new RegExp(
  `^(\\*\\*|__|[*_"'\`]|[*+•?] +)(${KEY})(?: *:)?(?:\\1)?(?: *:)?(?: +(?=["'{[\\p{L}\\p{N}])|$)`,
  'u',
);

/** `**title:** "Pan"`, as programs that write texts set off keys; `? title:`, as YAML itself does. */
export function* dressedKeys({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const own = undressed(line, lines);
    if (own === undefined) continue;
    const alike = lines.flatMap((other) => (isDressed(other) ? (undressed(other, lines)?.edits ?? []) : []));
    for (const edits of alike.length > own.edits.length ? [own.edits, alike] : [own.edits]) {
      yield { reason: 'key-dressed', at: linePart(line), edits, written: own.mark, isCertain: true };
    }
  }
}

function isDressed({ key, value }: Line): boolean {
  return key === '' && /^[*_"'`+•?]/.test(value);
}

function undressed(line: Line, lines: readonly Line[]): { edits: TextEdit[]; mark: string } | undefined {
  const [all = '', mark = '', key = ''] = (isDressed(line) && DRESSED.exec(line.value)) || [];
  const isAlone = all.length === line.value.length;
  if (!all.includes(':') || (isAlone && !hasBelow(line, lines))) return undefined;
  const text = isAlone ? `${key}:` : `${key}: `;
  const edit = { offset: line.valueStart, length: all.length, text };
  // `"price: bread-price"`: the mark that closes the line belongs to the one before its key.
  const own = line.value.slice(all.length);
  const isAround = own.length > 1 && own.indexOf(mark) === own.length - mark.length;
  const closing = { offset: line.valueStart + line.value.length - mark.length, length: mark.length, text: '' };
  return { edits: isAround ? [edit, closing] : [edit], mark: mark.trim() };
}

const PAIR = new RegExp(`^${KEY}: +["'{[|>]`, 'u');
const BARE_PAIR = new RegExp(`^${KEY}: +[\\w/.-]+$`, 'u');

/** `title: es: "Contacto"`: two keys, one of which belongs below the other; `when: language: es`, unless it may be a text. */
export function* keysTogether({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const { key, value, valueStart, indent, dashes } = line;
    const isGuess = BARE_PAIR.test(value);
    if (key === '' || !(isGuess || PAIR.test(value))) continue;
    const own = indent.length + dashes.length;
    const next = lines[line.index + 1]?.indent ?? '';
    const blanks = key.length - key.trimEnd().length;
    // Below a bar stands its text.
    const isBeside = next.length > own && !/[|>][-+]?$/.test(value);
    const text = `\n${isBeside ? next : ' '.repeat(own + 2)}`;
    const below = { offset: valueStart - blanks, length: blanks, text };
    const edits = [below, ...(ARE_PAIRS.test(value) ? apart(value, valueStart, text) : [])];
    const sureness = isGuess ? ({ isGuess, isCertain: false } as const) : { isCertain: true };
    yield { reason: 'keys-together', at: valuePart(line), edits, written: key.trim(), ...sureness };
  }
}

const QUOTED_OR_BRACKETED = `"(?:[^"\\\\]|\\\\.)*"|'[^']*'|\\{[^{}]*\\}|\\[[^[\\]]*\\]`;
const BARE_OR_QUOTED = `(?:${QUOTED_OR_BRACKETED}|[\\w/.-]+)`;
const NEXT_PAIR = `(?: *[,;/|] *| +|(?<=["'\\]}]))${KEY}: +${BARE_OR_QUOTED}`;

const ARE_PAIRS = new RegExp(`^${KEY}: +${BARE_OR_QUOTED}(?:${NEXT_PAIR})*$`, 'u');
const IS_VALUE_WITH_PAIRS = new RegExp(`^${BARE_OR_QUOTED}(?:${NEXT_PAIR})+$`, 'u');

const BETWEEN_PAIRS = new RegExp(`${QUOTED_OR_BRACKETED}|(?: *[,;/|] *| +|(?<=["'\\]}]))(?=${KEY}: )`, 'gu');

/** `es: "Contacto", en: "Contact"`: two keys that stand beside one another in braces, and below one another without them. */
export function* keysBeside({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const { key, value, valueStart, indent, dashes } = line;
    if (key === '' || !IS_VALUE_WITH_PAIRS.test(value)) continue;
    const edits = apart(value, valueStart, `\n${' '.repeat(indent.length + dashes.length)}`);
    yield { reason: 'keys-beside', at: valuePart(line), edits, isCertain: true };
  }
}

/** Each key of a line in a line of its own. */
function apart(value: string, valueStart: number, lineStart: string): TextEdit[] {
  return matches(BETWEEN_PAIRS, value)
    .filter(({ 0: between }) => !/^["'{[]/.test(between))
    .map(({ index, 0: { length } }) => ({ offset: valueStart + index, length, text: lineStart }));
}

/** `- icon: wheat title:` above what is below the title, `price: bread-priceseats:`: the end of a line was deleted with its key. */
export function* joinedLines({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const { key, value, valueStart } = line;
    const below = lines.slice(line.index + 1).find((other) => !isBlank(other))?.indent.length ?? 0;
    const depth = Math.min(depthOf(line), below - 2);
    if (key === '' || depth < 0 || !JOINED.test(value)) continue;
    const lineStart = `\n${' '.repeat(depth)}`;
    const places = placesToPart(value, lines);
    if (places.length === 0) {
      const edits = [insertion(valueStart + 1, lineStart)];
      yield { reason: 'line-end-lost', at: valuePart(line), edits, written: value, isCertain: false };
    }
    for (const at of places) {
      const between = / *$/.exec(value.slice(0, at))?.[0].length ?? 0;
      const edit = { offset: valueStart + at - between, length: between, text: lineStart };
      yield { reason: 'lines-joined', at: valuePart(line), edits: [edit], written: value.slice(at), isCertain: false };
    }
  }
}

const JOINED = new RegExp(`^(?:"[^"]*"|'[^']*'|[^"'{[|>&*!: ]+) *${KEY}:$`, 'u');

/** Where the second line begins: behind quotes or before the last word; else before a word that is a key elsewhere in the file, the longest first. */
function placesToPart(value: string, lines: readonly Line[]): number[] {
  const [, first = ''] = /^("[^"]*" *|'[^']*' *|.* )/.exec(value) ?? [];
  if (first !== '') return [first.length];
  const keys = new Set(lines.map(({ key }) => key.trim()));
  const ends = [...keys].filter((key) => key.length > SHORTEST_KEY && value.length > key.length && value.endsWith(key));
  return ends.sort((one, other) => other.length - one.length).map((key) => value.length - key.length);
}

const SHORTEST_KEY = 3;

/** `bread: 27` above `  note: …`, where other entries have that key below them: what has keys of its own has no value besides. */
export function* valuesWithKeys({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const { key, value, index } = line;
    const below = lines[index + 1];
    if (key === '' || !/^(?:[^"'{[|>&*!]|"[^"]*"$)/.test(value) || below === undefined) continue;
    if (below.key === '' || below.dashes !== '' || below.indent.length <= depthOf(line)) continue;
    const text = `${line.indent}${line.dashes}${key.trim()}`;
    const edits = [{ offset: line.start, length: line.text.length, text }];
    const withoutValue = {
      reason: 'value-with-keys' as const,
      at: valuePart(line),
      edits,
      written: key.trim().slice(0, -1),
      isCertain: false,
    };
    // Below other keys stand languages as well; such a line has only moved, unless what it says is a text.
    if (isLanguage(below)) {
      if (/^"|\s/.test(value)) yield { ...withoutValue, isGuess: true };
      continue;
    }
    const above = lines.slice(0, index).findLast((other) => !isBlank(other));
    const isFirstOfOpened = above !== undefined && above.value === '' && depthOf(above) === depthOf(line);
    if (!isFirstOfOpened && hasEntryWith(below, line, lines)) yield withoutValue;
  }
}

/** Whether another entry as far to the right has nothing beside its name, and such a key below it. */
function hasEntryWith(below: Line, entry: Line, lines: readonly Line[]): boolean {
  let isInside = false;
  for (const line of lines) {
    if (isBlank(line) || line === entry) continue;
    if (line.indent.length <= entry.indent.length) isInside = depthOf(line) === depthOf(entry) && line.value === '';
    else if (isInside && line.indent === below.indent && line.key.trim() === below.key.trim()) return true;
  }
  return false;
}
