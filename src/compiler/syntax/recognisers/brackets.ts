import { insertion, type TextEdit } from '../../values/text-edit';
import { depthOf, isBlank, type Line } from '../lines';
import { BRACES_TWICE, KEY, matches } from '../patterns';
import { type FaultContext, quoted, type Repair, valuePart } from '../repair';

const TEXT = `(?:"[^"]*"|'[^']*')`;
const TEXTS_BY_LANGUAGE = new RegExp(
  `\\{ *[a-z]{2}: +${TEXT}(?: *, *[a-z]{2}: +${TEXT})*(?= *, *[\\p{L}_][\\p{L}\\p{N}_-]{2,}: )`,
  'gu',
);

/** `{ label: { es: "Pan", en: "Bread", page: bread }`: what is no language stands outside. */
export function* innerBraces({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    for (const { index, 0: inside } of matches(TEXTS_BY_LANGUAGE, line.value)) {
      const edits = [insertion(line.valueStart + index + inside.length, ' }')];
      yield { reason: 'bracket-missing-inside', at: valuePart(line), edits, written: '}', isCertain: true };
    }
  }
}

/** `{ es: "Pan", # en: "Bread" }`: the brace is part of the note. */
export function* notesInBraces({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (!line.value.startsWith('{') || !line.value.endsWith('}')) continue;
    const note = matches(/"[^"]*"|'[^']*'|(?<= )#/g, line.value).find(({ 0: mark }) => mark === '#')?.index;
    if (note === undefined) continue;
    const text = textWithHash(line.value, note);
    if (text !== undefined) {
      const at = { offset: line.valueStart + text.index, length: text.written.length };
      const edits = [{ ...at, text: quoted(text.written) }];
      yield { reason: 'note-in-braces', at: valuePart(line), edits, written: '#', isCertain: false };
    }
    const edit = withoutNote(line, note);
    if (edit === undefined) continue;
    yield { reason: 'note-in-braces', at: valuePart(line), edits: [edit], written: '#', isCertain: false };
  }
}

const NEXT_KEY = new RegExp(`(?= *(?:, *${KEY}: |\\}+$))`, 'u');
const LAST_VALUE = new RegExp(`[{,] *${KEY}: +(?=[^\\s"'{[,][^"'{}[\\],]*$)`, 'u');

/** `{ es: Camino #1, en: "Way #1" }`: the words before a hash that begins one, too, or behind which a key follows. */
function textWithHash(value: string, hash: number): { readonly index: number; readonly written: string } | undefined {
  const opening = LAST_VALUE.exec(value.slice(0, hash));
  const [behind = ''] = value.slice(hash).split(NEXT_KEY, 1);
  const isLast = /^\s*\}/.test(value.slice(hash + behind.length));
  if (opening === null || /["'{}[\]]/.test(behind) || (isLast && !/^#\S/.test(behind))) return undefined;
  const index = opening.index + opening[0].length;
  return { index, written: value.slice(index, hash) + behind };
}

/** The end of a line, from its note on, as it was probably meant: another key, a value, or a note behind the brace. */
function withoutNote(line: Line, note: number): TextEdit | undefined {
  const before = line.value.slice(0, note).trimEnd();
  const after = line.value.slice(note + 1).trim();
  const replacing = (kept: string, text: string) => ({
    offset: line.valueStart + kept.length,
    length: line.value.length - kept.length,
    text,
  });
  if (/^[\p{L}_][\p{L}\p{N}_-]*: /u.test(after))
    return replacing(before, `${/[,{]$/.test(before) ? '' : ','} ${after}`);
  const [, own = '', closing = ''] = /^([^#}]*?) *(\}+)$/.exec(after) ?? [];
  if (closing === '') return undefined;
  // No value stands before it: `{ page: #services }`.
  const isValue = /: *$/.test(before) && /^[\w-]+$/.test(own);
  return isValue
    ? replacing(before, ` ${own} ${closing}`)
    : replacing(before.replace(/,$/, ''), ` ${closing} # ${own}`);
}

/** `close: es: "Cerrar", en: "Close" }`, `sum: bread, sugar]` */
export function* unopenedBrackets({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const { key, value, valueStart } = line;
    const { open, extra } = lonelyBrackets(value);
    if (key === '' || open.length > 0 || extra.length !== 1 || extra[0] !== value.length - 1) continue;
    const isMap = value.endsWith('}');
    if (/^["']/.test(value) || isMap !== new RegExp(`^${KEY}: `, 'u').test(value)) continue;
    const opening = isMap ? '{' : '[';
    const edits = [insertion(valueStart, isMap ? '{ ' : '[')];
    yield { reason: 'bracket-not-opened', at: valuePart(line), edits, written: opening, isCertain: true };
  }
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Braces and brackets that are opened and not closed, or closed and not opened, on a line. */
export function* brackets({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const {
      open,
      extra: [last],
    } = lonelyBrackets(line.value);
    const [only, ...others] = open;
    if (only !== undefined && others.length === 0 && last === undefined && /[)>]$/.test(line.value)) {
      const at = { offset: line.valueStart + line.value.length - 1, length: 1 };
      const edits = [{ ...at, text: CLOSING[only] ?? '' }];
      yield { reason: 'bracket-unexpected', at, edits, written: line.value.slice(-1), isCertain: false };
    }
    if (open.length > 0 && last === undefined) {
      const missing = open
        .reverse()
        .map((mark) => CLOSING[mark])
        .join('');
      const end = line.valueStart + line.value.replace(/,$/, '').length;
      const text = missing.startsWith('}') ? ` ${missing}` : missing;
      const edits = [{ offset: end, length: line.valueStart + line.value.length - end, text }];
      yield { reason: 'bracket-missing', at: valuePart(line), edits, written: missing, isCertain: true };
    }
    if (last !== undefined) {
      const edits = [{ offset: line.valueStart + last, length: 1, text: CLOSING[open.at(-1) ?? ''] ?? '' }];
      yield {
        reason: 'bracket-unexpected',
        at: { offset: line.valueStart + last, length: 1 },
        edits,
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

/** `close: ( es: "Cerrar", en: "Close" )` */
export function* roundBraces({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const { value, valueStart } = line;
    if (!new RegExp(`^\\( *${KEY}: .*\\)$`, 'u').test(value)) continue;
    const edits = [
      { offset: valueStart, length: 1, text: '{' },
      { offset: valueStart + value.length - 1, length: 1, text: '}' },
    ];
    yield {
      reason: 'bracket-unexpected',
      at: { offset: valueStart, length: 1 },
      edits,
      written: '(',
      isCertain: false,
    };
  }
}

const NEEDLESS = new RegExp(`${TEXT}|\\{ ?(?=\\{ *${KEY}:)|\\[ ?(?=\\[)`, 'gu');

/** `{{ src: loaf.jpg }`, `{ label: { { es: "Pan" } }`: a bracket too many where something is opened. */
export function* needlessBraces({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    for (const { index, 0: opened } of matches(NEEDLESS, line.value)) {
      if (/^["']/.test(opened)) continue;
      const at = { offset: line.valueStart + index, length: opened.length };
      const edits = [{ ...at, text: '' }];
      const written = opened.trim();
      yield { reason: 'bracket-unexpected', at: { ...at, length: 1 }, edits, written, isGuess: true, isCertain: false };
    }
  }
}

/** `intake: {{ es: "Mayo", en: "May" }}` */
export function* doubledBraces({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const [all, inside = ''] = BRACES_TWICE.exec(line.value) ?? [];
    if (all !== undefined) yield braceOnce(line.valueStart, all, inside);
  }
}

export function braceOnce(offset: number, written: string, inside: string): Repair {
  const at = { offset, length: written.length };
  return { reason: 'braces-doubled', at, edits: [{ ...at, text: `{ ${inside} }` }], isCertain: true };
}

const TEXTS_APART = /^(?:"[^"\\]*"|'[^']*')(?: *[,;] *(?:"[^"\\]*"|'[^']*'))+$/;

/** `points: "Trigo", "Sal"`: several texts for a key that has lists elsewhere in the file. */
export function* textsWithoutBrackets({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const { key, value, valueStart } = line;
    if (key === '' || !TEXTS_APART.test(value)) continue;
    const name = key.trim();
    const hasList = lines.some(
      (other, index) =>
        other.key.trim() === name && (other.value.startsWith('[') || lines[index + 1]?.dashes.startsWith('- ')),
    );
    if (!hasList) continue;
    const text = `[${value.replaceAll(/"[^"]*"|'[^']*'| *[;,] */g, (part) => (/^["']/.test(part) ? part : ', '))}]`;
    const edits = [{ offset: valueStart, length: value.length, text }];
    yield { reason: 'brackets-absent', at: valuePart(line), edits, isCertain: true };
  }
}

/** `main: []` above the items of a list, as whoever emptied it left it; `title: ""` above its languages. */
export function* emptyBrackets({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (line.key === '' || !/^(?:\[ *\]|\{ *\}|""|'')$/.test(line.value)) continue;
    const below = lines.slice(line.index + 1).find((other) => !isBlank(other));
    if (below === undefined || below.indent.length < depthOf(line)) continue;
    const blanks = line.key.length - line.key.trimEnd().length;
    const edits = [{ offset: line.valueStart - blanks, length: line.value.length + blanks, text: '' }];
    yield { reason: 'brackets-empty', at: valuePart(line), edits, written: line.value, isCertain: true };
  }
}
