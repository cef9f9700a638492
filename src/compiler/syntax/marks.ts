import { insertion, type TextEdit } from '../texts/text-edit';
import { depthOf, isBlank, type Line } from './lines';
import { matches } from './quotes';
import { linePart, quoted, type Repair, type Scene, valuePart } from './repair';

const KEY = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_-]*';
const NO_SPACE = new RegExp(`^(${KEY}):(?=[^\\s/:])`, 'gu');
const NO_SPACE_IN_BRACES = new RegExp(`(?<=[{,] *)(${KEY}):(?=["'{[])`, 'gu');

/** `value:500` */
export function* spaceAfterColon({ near }: Scene): Iterable<Repair> {
  for (const line of near) {
    const { value, valueStart } = line;
    const found = [...matches(NO_SPACE, value), ...matches(NO_SPACE_IN_BRACES, value)];
    const changes = found.map(({ index, 0: { length } }) => insertion(valueStart + index + length, ' '));
    if (changes.length > 0) yield { reason: 'space-after-colon', at: linePart(line), changes, isCertain: true };
  }
}

/** `  -from: "/home2"`, and the lines of the same list that are written so too. */
export function* spaceAfterDash({ near, lines }: Scene): Iterable<Repair> {
  const isTight = (text: string) => /^\s*-[^\s-]/.test(text);
  for (const line of near) {
    if (!isTight(line.text)) continue;
    const alike = lines.filter(({ text, indent }) => indent === line.indent && isTight(text));
    for (const meant of alike.length > 1 ? [[line], alike] : [[line]]) {
      const changes = meant.map(({ start, indent }) => insertion(start + indent.length + 1, ' '));
      yield { reason: 'space-after-dash', at: linePart(meant[0] ?? line), changes, isCertain: true };
    }
  }
}

const REPLACED = new RegExp(`^(${KEY})( *[;=：.,])(?: +|(?=["'\\d]))`, 'u');

/** `es; "Torre"`, `height = 450`, `es. "Torre"` */
export function* replacedColons({ near, text }: Scene): Iterable<Repair> {
  for (const line of near) {
    const [all, key = '', mark = ''] = REPLACED.exec(line.value) ?? [];
    if (all === undefined) continue;
    const behind = line.value.slice(all.length);
    // A sentence, too, begins with a word and a mark.
    const isKey = !/[.,]/.test(mark) || /^["'{[|>]/.test(behind) || (/^\S+$/.test(behind) && text.includes(`${key}: `));
    if (!isKey || line.key !== '') continue;
    const offset = line.valueStart + key.length;
    const change: TextEdit = { offset, length: all.length - key.length, text: ': ' };
    yield {
      reason: 'colon-replaced',
      at: linePart(line),
      changes: [change],
      written: mark.trim(),
      isCertain: true,
    };
  }
}

const NO_COLON = new RegExp(`^(${KEY})(?: +(?=["'{[|>\\p{L}\\p{N}])|$)`, 'u');

/** `en "Sample logo"`, and a key alone above what belongs to it. */
export function* missingColons({ near, lines, text }: Scene): Iterable<Repair> {
  for (const line of near) {
    const [all, key = ''] = (line.key === '' && NO_COLON.exec(line.value)) || [];
    if (all === undefined) continue;
    const next = lines[line.index + 1];
    const isKey =
      all === key
        ? (next?.indent.length ?? 0) > line.indent.length
        : /^["'{[|>]/.test(line.value.slice(all.length)) || text.includes(`${key}:`);
    if (!isKey) continue;
    const changes = [insertion(line.valueStart + key.length, ':')];
    yield { reason: 'colon-missing', at: linePart(line), changes, written: key, isCertain: false };
  }
}

const AFTER_QUOTES = new RegExp(`(?<=["'}\\]]) +(?=${KEY}: |["'{[])`, 'gu');
const AFTER_WORDS = new RegExp(`(?<=[^\\s,:{[]) +(?=${KEY}: )`, 'gu');

/** `{ es: "Anterior" en: "Previous" }` */
export function* missingCommas({ near }: Scene): Iterable<Repair> {
  for (const line of near) {
    if (!/[{[]/.test(line.value)) continue;
    for (const [pattern, isCertain] of [
      [AFTER_QUOTES, true],
      [AFTER_WORDS, false],
    ] as const) {
      for (const { index } of matches(pattern, line.value)) {
        const changes = [insertion(line.valueStart + index, ',')];
        yield { reason: 'comma-missing', at: valuePart(line), changes, isCertain };
      }
    }
  }
}

/** `title: "Hola",` */
export function* unexpectedCommas({ near }: Scene): Iterable<Repair> {
  for (const line of near) {
    if (!/^(?:"[^"]*"|'[^']*'|.*[\]}]),$/.test(line.value)) continue;
    const offset = line.valueStart + line.value.length - 1;
    const changes = [{ offset, length: 1, text: '' }];
    yield { reason: 'comma-unexpected', at: valuePart(line), changes, written: ',', isCertain: true };
  }
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Braces and brackets that are opened and not closed, or closed and not opened, on a line. */
export function* brackets({ near }: Scene): Iterable<Repair> {
  for (const line of near) {
    const {
      open,
      extra: [last],
    } = lonelyBrackets(line.value);
    if (open.length > 0 && last === undefined) {
      const missing = open
        .reverse()
        .map((mark) => CLOSING[mark])
        .join('');
      const end = line.valueStart + line.value.replace(/,$/, '').length;
      const text = missing.startsWith('}') ? ` ${missing}` : missing;
      const changes = [{ offset: end, length: line.valueStart + line.value.length - end, text }];
      yield { reason: 'bracket-missing', at: valuePart(line), changes, written: missing, isCertain: true };
    }
    if (last !== undefined) {
      const changes = [{ offset: line.valueStart + last, length: 1, text: CLOSING[open.at(-1) ?? ''] ?? '' }];
      yield {
        reason: 'bracket-unexpected',
        at: { offset: line.valueStart + last, length: 1 },
        changes,
        written: line.value.charAt(last),
        isCertain: false,
      };
    }
  }
}

/** The brackets of a text that are not closed, and where there are some that nothing has opened. */
function lonelyBrackets(text: string): { readonly open: string[]; readonly extra: readonly number[] } {
  const open: string[] = [];
  const extra: number[] = [];
  for (const { index, 0: mark } of matches(/"(?:[^"\\]|\\.)*"|'[^']*'|[[\]{}]/g, text)) {
    if (mark in CLOSING) open.push(mark);
    else if (/^[\]}]$/.test(mark) && CLOSING[open.at(-1) ?? ''] === mark) open.pop();
    else if (/^[\]}]$/.test(mark)) extra.push(index);
  }
  return { open, extra };
}

const BULLET = /^(?:[*•·–—+]|\d{1,2}[.)])(?= +\S)/u;

/** `* madrid`, `– madrid`, `1. madrid`: an item of a list with the mark that a word processor gives it. */
export function* bullets({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    const [mark] = BULLET.exec(line.value) ?? [];
    if (mark === undefined || line.key !== '' || line.dashes !== '') continue;
    const isItem = ({ indent, dashes, value }: Line) => indent === line.indent && (dashes !== '' || BULLET.test(value));
    if (!lines.some((other) => other !== line && isItem(other))) continue;
    const alike = lines.filter((other) => other.indent === line.indent && BULLET.test(other.value));
    for (const meant of alike.length > 1 ? [[line], alike] : [[line]]) {
      const changes = meant.map(({ valueStart, value }) => ({
        offset: valueStart,
        length: BULLET.exec(value)?.[0].length ?? 0,
        text: '-',
      }));
      yield { reason: 'dash-missing', at: linePart(line), changes, isCertain: false };
    }
  }
}

/** `close: ( es: "Cerrar", en: "Close" )` */
export function* roundBraces({ near }: Scene): Iterable<Repair> {
  for (const line of near) {
    const { value, valueStart } = line;
    if (!new RegExp(`^\\( *${KEY}: .*\\)$`, 'u').test(value)) continue;
    const changes = [
      { offset: valueStart, length: 1, text: '{' },
      { offset: valueStart + value.length - 1, length: 1, text: '}' },
    ];
    yield {
      reason: 'bracket-unexpected',
      at: { offset: valueStart, length: 1 },
      changes,
      written: '(',
      isCertain: false,
    };
  }
}

/** `title: es: "Contacto"`: two keys, one of which belongs below the other. */
export function* keysTogether({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    const { key, value, valueStart, indent, dashes } = line;
    if (key === '' || !new RegExp(`^${KEY}: +["'{[|>]`, 'u').test(value)) continue;
    const own = indent.length + dashes.length;
    const next = lines[line.index + 1]?.indent ?? '';
    const blanks = key.length - key.trimEnd().length;
    const text = `\n${next.length > own ? next : ' '.repeat(own + 2)}`;
    const below = { offset: valueStart - blanks, length: blanks, text };
    const changes = [below, ...(ARE_PAIRS.test(value) ? apart(value, valueStart, text) : [])];
    yield { reason: 'keys-together', at: valuePart(line), changes, written: key.trim(), isCertain: true };
  }
}

const BARE_OR_QUOTED = `(?:"(?:[^"\\\\]|\\\\.)*"|'[^']*'|\\{[^{}]*\\}|[\\w/.-]+)`;
const NEXT_PAIR = `(?: *[,;] *| +)${KEY}: +${BARE_OR_QUOTED}`;
const ARE_PAIRS = new RegExp(`^${KEY}: +${BARE_OR_QUOTED}(?:${NEXT_PAIR})*$`, 'u');
const IS_VALUE_WITH_PAIRS = new RegExp(`^${BARE_OR_QUOTED}(?:${NEXT_PAIR})+$`, 'u');
const BETWEEN_PAIRS = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|'[^']*'|\\{[^{}]*\\}|(?: *[,;] *| +)(?=${KEY}: )`, 'gu');

/** `es: "Contacto", en: "Contact"`: two keys that stand beside one another in braces, and below one another without them. */
export function* keysBeside({ near }: Scene): Iterable<Repair> {
  for (const line of near) {
    const { key, value, valueStart, indent, dashes } = line;
    if (key === '' || !IS_VALUE_WITH_PAIRS.test(value)) continue;
    const changes = apart(value, valueStart, `\n${' '.repeat(indent.length + dashes.length)}`);
    yield { reason: 'keys-beside', at: valuePart(line), changes, isCertain: true };
  }
}

/** Each key of a line in a line of its own. */
function apart(value: string, valueStart: number, lineStart: string): TextEdit[] {
  return matches(BETWEEN_PAIRS, value)
    .filter(({ 0: between }) => !/^["'{]/.test(between))
    .map(({ index, 0: { length } }) => ({ offset: valueStart + index, length, text: lineStart }));
}

/** `main: []` above the items of a list, as whoever emptied it left it. */
export function* emptyBrackets({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    if (line.key === '' || !/^(?:\[ *\]|\{ *\})$/.test(line.value)) continue;
    const below = lines.slice(line.index + 1).find((other) => !isBlank(other));
    if (below === undefined || below.indent.length < depthOf(line)) continue;
    const blanks = line.key.length - line.key.trimEnd().length;
    const changes = [{ offset: line.valueStart - blanks, length: line.value.length + blanks, text: '' }];
    yield { reason: 'brackets-empty', at: valuePart(line), changes, written: line.value, isCertain: true };
  }
}

/** `bread: 27` above `  note: …`, where other entries have that key below them: what has keys of its own has no value besides. */
export function* valuesWithKeys({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    const { key, value, index } = line;
    const below = lines[index + 1];
    if (key === '' || !/^(?:[^"'{[|>&*!]|"[^"]*"$)/.test(value) || below === undefined) continue;
    if (below.key === '' || below.dashes !== '' || below.indent.length <= depthOf(line)) continue;
    const above = lines.slice(0, index).findLast((other) => !isBlank(other));
    const isFirstOfOpened = above !== undefined && above.value === '' && depthOf(above) === depthOf(line);
    if (isFirstOfOpened || !hasEntryWith(below, line, lines)) continue;
    const text = `${line.indent}${line.dashes}${key.trim()}`;
    const changes = [{ offset: line.start, length: line.text.length, text }];
    yield {
      reason: 'value-with-keys',
      at: valuePart(line),
      changes,
      written: key.trim().slice(0, -1),
      isCertain: false,
    };
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

/** `// a note`, `<!-- a note -->`, `/* a note` */
export function* foreignNotes({ near }: Scene): Iterable<Repair> {
  for (const line of near) {
    const [all, mark = '', note = ''] = /^(\/\/|<!--|\/\*)(.*?)(?:-->|\*\/)?$/.exec(line.value) ?? [];
    if (all === undefined) continue;
    const changes = [{ offset: line.valueStart, length: all.length, text: `# ${note.trim()}` }];
    yield { reason: 'note-foreign', at: linePart(line), changes, written: mark, isCertain: true };
  }
}

/** A text over several lines without the bar that says so. */
export function* missingBars({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    if (line.key === '' || line.value !== '') continue;
    const next = lines.slice(line.index + 1).find((one) => !isBlank(one) && !one.value.startsWith('#'));
    if (next === undefined) continue;
    if (next.indent.length <= line.indent.length || next.key !== '' || next.dashes !== '') continue;
    const changes = [insertion(line.start + line.text.trimEnd().length, ' |')];
    yield { reason: 'bar-missing', at: linePart(line), changes, isCertain: next.value.startsWith('<') };
  }
}

/** `es: | <p>En un simulador`: the text of a bar begins on the next line. */
export function* barsWithText({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    const [all, bar = ''] = /^([|>][-+]?)\s+(?=\S)/.exec(line.value) ?? [];
    if (all === undefined || line.key === '') continue;
    const own = line.indent.length + line.dashes.length;
    const next = lines[line.index + 1]?.indent ?? '';
    const indent = next.length > own ? next : ' '.repeat(own + 2);
    const changes = [{ offset: line.valueStart, length: all.length, text: `${bar}\n${indent}` }];
    yield { reason: 'bar-with-text', at: valuePart(line), changes, written: bar, isCertain: true };
  }
}

const MISTYPED_BAR = /^(?:[|>]{2}[-+]?|-[|>]|[|>] +[-+])$/;

/** `content: -|`, `content: |>`: the bar of a text of several lines with its marks in another order, or with another bar. */
export function* mistypedBars({ near }: Scene): Iterable<Repair> {
  for (const { key, value, valueStart } of near) {
    if (key !== '' && MISTYPED_BAR.test(value)) yield mistypedBar(value, valueStart);
  }
}

export function mistypedBar(written: string, offset: number): Repair {
  const bar = (/[|>]/.exec(written)?.[0] ?? '|') + (/[-+]/.exec(written)?.[0] ?? '');
  const at = { offset, length: written.length };
  return { reason: 'bar-mistyped', at, changes: [{ ...at, text: bar }], written, isCertain: true };
}

const FOREIGN_TAG = /^![\w-]+(?= +\S)/;

/** `media: !include picture.yaml`: other programs put another file there. */
export function* foreignTags({ near }: Scene): Iterable<Repair> {
  for (const { value, valueStart } of near) {
    const [written] = FOREIGN_TAG.exec(value) ?? [];
    if (written === undefined) continue;
    const at = { offset: valueStart, length: value.length };
    yield { reason: 'tag-foreign', at, changes: [{ ...at, text: quoted(value) }], written, isCertain: false };
  }
}

/** Anything else that can be read once it stands between quotes. */
export function* anyText({ near }: Scene): Iterable<Repair> {
  for (const line of near.slice(0, 2)) {
    const { key, dashes, value, valueStart } = line;
    if ((key === '' && dashes === '') || value === '' || /^["'{[]/.test(value)) continue;
    const changes = [{ offset: valueStart, length: value.length, text: quoted(value) }];
    yield { reason: 'text-unquoted', at: valuePart(line), changes, isCertain: false };
  }
}
