import type { TextEdit } from '../../values/text-edit';
import { matches } from '../patterns';
import { type FaultContext, quoted, type Repair, valuePart } from '../repair';

/** Where a value begins, and where it ends. */
export const START = '(?<=^|[[{,:] {0,99})';
export const END = '(?= *(?:$|[,}\\]]))';

const INSIDE = '([^"\\\\\\s,}\\]](?:[^"\\\\]*[^"\\\\\\s])?)';
const DOUBLED = new RegExp(`${START}(?:""${INSIDE}""?|"${INSIDE}"")${END}`, 'g');

/** `""Hola""` */
export function* doubledQuotes({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const found = matches(DOUBLED, line.value);
    const edits = found.map(
      ({ index, 0: { length }, 1: both, 2: last = '' }): TextEdit => ({
        offset: line.valueStart + index,
        length,
        text: `"${both ?? last + closingOf(last)}"`,
      }),
    );
    const isInText = found.some(([, , last = '']) => closingOf(last) !== '');
    const reason = isInText ? 'quote-in-text' : 'quote-doubled';
    if (edits.length > 0) yield { reason, at: valuePart(line), edits, isCertain: !isInText };
  }
}

/** `"„Hola""`: the mark that closes what the text quotes. */
function closingOf(text: string): string {
  const [, opening = ''] = /([„“«])[^„“”«»]*$/.exec(text) ?? [];
  return { '„': '“', '“': '”', '«': '»' }[opening] ?? '';
}

const SINGLE_TO_DOUBLE = new RegExp(`${START}'([^"]*)"${END}`, 'g');
const DOUBLE_TO_SINGLE = new RegExp(`${START}"([^"']*)'${END}`, 'g');

const CLOSED_BEFORE = /'(?= *(?:$|[,}\]]))/;

/** `'Hola"`, `"Hola'` */
export function* mixedQuotes({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const edits = mixedIn(line.value).map((edit) => ({ ...edit, offset: line.valueStart + edit.offset }));
    if (edits.length > 0) yield { reason: 'quotes-differ', at: valuePart(line), edits, isCertain: true };
  }
}

/** What closes texts with the quote that opens them; their places are counted from the start of the value. */
export function mixedIn(value: string): TextEdit[] {
  const found = [...matches(SINGLE_TO_DOUBLE, value), ...matches(DOUBLE_TO_SINGLE, value)];
  return found
    .filter(({ 0: { length }, 1: inside = '', index }) => length > 2 && !CLOSED_BEFORE.test(inside) && index >= 0)
    .map(({ index, 0: { length }, 1: inside = '' }) => ({
      offset: index,
      length,
      text: quoted(inside.replaceAll("''", "'")),
    }))
    .sort((one, other) => one.offset - other.offset);
}
