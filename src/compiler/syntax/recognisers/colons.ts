import { insertion, type TextEdit } from '../../values/text-edit';
import { depthOf, hasBelow, type Line } from '../lines';
import { KEY, matches } from '../patterns';
import { type FaultContext, linePart, type Repair } from '../repair';

const NO_SPACE = new RegExp(`^(${KEY}):(?=[^\\s/:])`, 'gu');
const NO_SPACE_IN_BRACES = new RegExp(`(?<=[{,] {0,99})(${KEY}):(?=["'{[])`, 'gu');

/** `value:500` */
export function* spaceAfterColon({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const { value, valueStart } = line;
    const found = [...matches(NO_SPACE, value), ...matches(NO_SPACE_IN_BRACES, value)];
    const edits = found.map(({ index, 0: { length } }) => insertion(valueStart + index + length, ' '));
    if (edits.length > 0) yield { reason: 'space-after-colon', at: linePart(line), edits, isCertain: true };
  }
}

const BLANKS_BEFORE = new RegExp(`^(${KEY}) +:(?=[^\\s/:])`, 'u');

/** `value :500` */
export function* blanksBeforeColon({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const [all, key = ''] = (line.key === '' && BLANKS_BEFORE.exec(line.value)) || [];
    if (all === undefined) continue;
    const edits = [{ offset: line.valueStart, length: all.length, text: `${key}: ` }];
    yield { reason: 'space-after-colon', at: linePart(line), edits, isCertain: true };
  }
}

const REPLACED = new RegExp(`^(${KEY})( *[;=：.,]| *(?:=>|->|→)| [-–—](?= ))(?: +|(?=["'\\d]))`, 'u');

/** `es; "Torre"`, `height = 450`, `es. "Torre"`, `layout - cards`, `layout => cards` */
export function* replacedColons({ near, text, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const [all, key = '', mark = ''] = REPLACED.exec(line.value) ?? [];
    if (all === undefined) continue;
    const behind = line.value.slice(all.length);
    // A sentence, too, begins with a word and a mark.
    const isKey =
      !/^ *[.,–—-]$/.test(mark) ||
      /^["'{[|>]/.test(behind) ||
      (/^\S+$/.test(behind) && (text.includes(`${key}: `) || isBetweenKeys(line, lines)));
    if (!isKey || line.key !== '') continue;
    const offset = line.valueStart + key.length;
    const edit: TextEdit = { offset, length: all.length - key.length, text: ': ' };
    yield {
      reason: 'colon-replaced',
      at: linePart(line),
      edits: [edit],
      written: mark.trim(),
      isCertain: true,
    };
  }
}

const REPLACED_IN_BRACES = new RegExp(`(?<=[{,] {0,9}${KEY})( *(?:=>?|;) *)(?=["'{[])`, 'gu');

/** `{ src: loaf.jpg, alt = { es: "Pan", en: "Bread" } }` */
export function* replacedInBraces({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    for (const { index, 0: mark } of matches(REPLACED_IN_BRACES, line.value)) {
      const at = { offset: line.valueStart + index, length: mark.length };
      const edits = [{ ...at, text: ': ' }];
      yield { reason: 'colon-replaced', at: linePart(line), edits, written: mark.trim(), isCertain: true };
    }
  }
}

/** `title: : "Pan"` */
export function* doubledColons({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const [all] = (line.key !== '' && /^: */.exec(line.value)) || [];
    if (all === undefined) continue;
    const edits = [{ offset: line.valueStart, length: all.length, text: '' }];
    yield { reason: 'colon-replaced', at: linePart(line), edits, written: ': :', isCertain: true };
  }
}

const REPLACED_AT_END = new RegExp(`^(${KEY}) *(?:=>|->|→|[;=：.,])$`, 'u');

/** `title;` above its languages. */
export function* marksAfterKeys({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const [, key = ''] = (line.key === '' && REPLACED_AT_END.exec(line.value)) || [];
    if (key === '' || !hasBelow(line, lines)) continue;
    const at = { offset: line.valueStart, length: line.value.length };
    const written = line.value.slice(key.length).trim();
    yield { reason: 'colon-replaced', at, edits: [{ ...at, text: `${key}:` }], written, isCertain: true };
  }
}

const NO_COLON = new RegExp(`^(${KEY})(?: +(?=["'{[|>\\p{L}\\p{N}])|$)`, 'u');

/** `en "Sample logo"`, and a key alone above what belongs to it. */
export function* missingColons({ near, lines, text }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const [all, key = ''] = (line.key === '' && NO_COLON.exec(line.value)) || [];
    if (all === undefined) continue;
    const next = lines[line.index + 1];
    const isKey =
      all === key
        ? (next?.indent.length ?? 0) > line.indent.length
        : /^["'{[|>]/.test(line.value.slice(all.length)) || text.includes(`${key}:`) || isFirstOfKeys(line, lines);
    const edits = [insertion(line.valueStart + key.length, ':')];
    const isGuess = !isKey && { isGuess: true as const };
    yield { reason: 'colon-missing', at: linePart(line), edits, written: key, ...isGuess, isCertain: false };
  }
}

/** `src loaf.svg` between `media:` and another key below it. */
function isFirstOfKeys({ index, indent, value }: Line, lines: readonly Line[]): boolean {
  const [before, behind] = [lines[index - 1], lines[index + 1]];
  const isOpened = before !== undefined && before.key !== '' && before.value === '' && depthOf(before) < indent.length;
  const isBeside = behind !== undefined && behind.key !== '' && behind.dashes === '' && behind.indent === indent;
  return isOpened && isBeside && /^\S+ +\S+$/.test(value);
}

/** Whether the lines before and behind one are keys that stand beside it. */
function isBetweenKeys({ index, indent }: Line, lines: readonly Line[]): boolean {
  const [before, behind] = [lines[index - 1], lines[index + 1]];
  return [before, behind].every((one) => one !== undefined && one.key !== '' && depthOf(one) === indent.length);
}
