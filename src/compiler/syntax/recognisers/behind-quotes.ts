import type { TextEdit } from '../../values/text-edit';
import type { Line } from '../lines';
import { matches } from '../patterns';
import { type FaultContext, type Repair, valuePart } from '../repair';
import { END, START } from './mismatched-quotes';

const MARKED = new RegExp(`${START}(?:"[^"\\\\]*"|'[^']*') *([.;!?…]+)${END}`, 'g');

/** `"Hola";`, `"Hola".`, and the lines that end in the same mark. */
export function* marksBehindQuotes({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    for (const { index, 0: all, 1: marks = '' } of matches(MARKED, line.value)) {
      const own = withinQuotes(line, index, all, marks);
      const repair = { reason: 'mark-behind-quote' as const, at: valuePart(line), written: marks };
      yield { ...repair, edits: [own.edit], isCertain: own.isCertain };
      if (index + all.length < line.value.length) continue;
      const alike = lines.flatMap((other) => (other.value.endsWith(`"${marks}`) ? markedAtEnd(other, marks) : []));
      const edits = alike.map(({ edit }) => edit);
      if (alike.length > 1) yield { ...repair, edits, isCertain: alike.every(({ isCertain }) => isCertain) };
    }
  }
}

function markedAtEnd(line: Line, marks: string): ReturnType<typeof withinQuotes>[] {
  return matches(MARKED, line.value)
    .filter(({ index, 0: all }) => index + all.length === line.value.length)
    .map(({ index, 0: all }) => withinQuotes(line, index, all, marks));
}

/** A text with the marks behind it where they belong. */
function withinQuotes({ valueStart }: Line, index: number, all: string, marks: string) {
  const quote = all.charAt(0);
  const end = all.lastIndexOf(quote);
  const kept = /[.!?…]$/.test(all.slice(0, end)) ? '' : marks.replaceAll(';', '');
  const edit: TextEdit = { offset: valueStart + index + end, length: all.length - end, text: `${kept}${quote}` };
  return { edit, isCertain: kept === '' };
}

const ONE_TEXT = /^("[^"\\]+"|'[^']+')(\s*)(\S.*)$/;
/** What people put before a note. */
const NOTE_MARK = /^(?:\/\/+|\/\*|<!--|#|[-=]{0,2}>|<[-=]{1,2}|[←→]|--?|–|—)\s*(?=[^\s\d])/;
/** Nobody reads a note in an address, a phone or a number. */
const NO_PROSE = /^.(?:\S*(?::\/\/|@)\S*|[+\d][\d\s.,-]*)$/;

/** `"Mayo" <- Ana`, `"Mayo" // nuevo`, `"hola@pan.example" (el nuevo)`: a note without the sign before it. */
export function* notesBehindQuotes({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const [, text = '', , behind = ''] = ONE_TEXT.exec(line.value) ?? [];
    const isBracketed = /^\([^()]*\)$/.test(behind) && NO_PROSE.test(text.slice(0, -1));
    if (text === '' || /["']$/.test(behind) || !(isBracketed || NOTE_MARK.test(behind))) continue;
    const note = behind.replace(NOTE_MARK, '').replace(/\s*(?:-->|\*\/)$/, '');
    const edits = [{ offset: line.valueStart, length: line.value.length, text: `${text} # ${note}` }];
    yield { reason: 'note-behind-text', at: valuePart(line), edits, written: behind, isCertain: false };
  }
}

/** `"Mayo" y octubre`, `"Mayo" o "junio"`, `"Mayo" "junio"`: more was written behind a text that was there. */
export function* textsBehindQuotes({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const [, text = '', blanks = '', behind = ''] = ONE_TEXT.exec(line.value) ?? [];
    // Programmers put a plus between two texts.
    const last = /^(?:\+\s+|((?:[\p{L}\p{N}&][^"\\]*|,)\s))?"([^"\\]+)"$/u.exec(behind);
    const isText = last !== null || /^[\p{L}\p{N}(,][^"'\\{}]*$/u.test(behind);
    if (!text.startsWith('"') || !isText || /[\p{L}\p{N}_-]+: /u.test(behind)) continue;
    const more = last === null ? behind : `${last[1] ?? ''}${last[2]}`;
    const edits = [
      { offset: line.valueStart, length: line.value.length, text: `${text.slice(0, -1)}${blanks}${more}"` },
    ];
    yield { reason: 'mark-behind-quote', at: valuePart(line), edits, written: behind, isCertain: false };
  }
}
