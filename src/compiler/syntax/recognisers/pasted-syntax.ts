import { insertion } from '../../values/text-edit';
import { isBlank, isContent, type Line } from '../lines';
import { KEY } from '../patterns';
import { type FaultContext, linePart, quoted, type Repair } from '../repair';

/** `---` between two files that were pasted into one, or `...`, with which a file ends. */
export function* secondDocuments({ lines }: FaultContext): Iterable<Repair> {
  const line = lines.find(({ text, index }) => index > 0 && /^(?:---|\.{3})\s*$/.test(text));
  if (line === undefined) return;
  const edits = [{ offset: line.start, length: line.text.length + 1, text: '' }];
  yield { reason: 'document-second', at: linePart(line), edits, written: line.text.trim(), isCertain: false };
}

/** "```yaml" above and "```" below what was copied from a manual or a chat. */
export const fences = ({ lines }: FaultContext) => withoutLines(lines, /^(?:```|~~~)[\w-]*\s*$/, 'fence');

/** `:wq`, `EOF`, `%YAML 1.2`, `@@ -4,6 +4,7 @@`: what somebody told a program, and what it was told or tells. */
export const strayCommands = ({ lines }: FaultContext) => withoutLines(lines, STRAY_COMMAND, 'command');

const STRAY_COMMAND = /^\s*(?::(?:[wqx]a?|wqa?)!?|ZZ|EOF|%(?:YAML|TAG)\b.*|@@ -\d[\d,]* \+\d[\d,]* @@.*)\s*$/;

function* withoutLines(lines: readonly Line[], pattern: RegExp, reason: 'command' | 'fence'): Iterable<Repair> {
  const needless = lines.filter(({ text }) => pattern.test(text));
  const [first] = needless;
  if (first === undefined) return;
  const edits = needless.map(({ start, text }) => ({ offset: start, length: text.length + 1, text: '' }));
  yield { reason, at: linePart(first), edits, written: first.text.trim(), isCertain: true };
}

/** Lines of text at the end of a file that belong to nothing, as somebody pastes them from elsewhere. */
export function* looseTexts({ text, lines, near }: FaultContext): Iterable<Repair> {
  const before = lines.findLastIndex((line) => !isBlank(line) && !isLoose(line));
  const run = lines.slice(before + 1).filter((line) => !isBlank(line));
  const [first, second] = run;
  const isApart = first !== undefined && first.index > before + 1;
  // One line of few words may be a key without its colon.
  const isText = second !== undefined || /(?:\S+ +){3}\S/.test(first?.value ?? '');
  if (!isApart || !isText || !run.some(({ index }) => index === near[0]?.index)) return;
  const edits = [{ offset: first.start, length: text.length - first.start, text: '' }];
  yield { reason: 'text-loose', at: linePart(first), edits, isCertain: false };
}

/** `- type: hero` at the margin of a file whose lines there are keys: an item of no list, with what it holds. */
export function* looseItems({ lines, near }: FaultContext): Iterable<Repair> {
  for (const line of near.slice(0, 2)) {
    const first = lines.slice(0, line.index + 1).findLast(({ indent, dashes }) => indent === '' && dashes !== '');
    if (first === undefined || lines.find(isContent)?.dashes !== '') continue;
    const behind = lines.slice(first.index + 1);
    const next = behind.find((other) => isContent(other) && other.indent === '' && other.dashes === '');
    const end = next?.start ?? (lines.at(-1)?.start ?? 0) + (lines.at(-1)?.text.length ?? 0);
    const edits = [{ offset: first.start, length: end - first.start, text: '' }];
    yield { reason: 'text-loose', at: linePart(first), edits, isGuess: true, isCertain: false };
  }
}

function isLoose({ indent, dashes, key, value }: Line): boolean {
  return indent === '' && dashes === '' && key === '' && /^[\p{L}\p{N}¡¿]/u.test(value);
}

/** `// a note`, `<!-- a note -->`, `/* a note` */
export function* foreignNotes({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const [all, mark = '', note = ''] = /^(\/\/|<!--|\/\*)(.*?)(?:-->|\*\/)?$/.exec(line.value) ?? [];
    if (all === undefined) continue;
    const edits = [{ offset: line.valueStart, length: all.length, text: `# ${note.trim()}` }];
    yield { reason: 'note-foreign', at: linePart(line), edits, written: mark, isCertain: true };
  }
}

/** `<!-- title:` and ` -->` behind the last line of it: a note of several lines, each of which begins with a hash. */
export function* longNotes({ near, lines }: FaultContext): Iterable<Repair> {
  for (const { index } of near) {
    const first = lines.slice(0, index + 1).findLast(({ value }) => /^(?:<!--|\/\*)/.test(value));
    const last =
      first && lines.slice(first.index, first.index + LONGEST_NOTE).find(({ text }) => /(?:-->|\*\/)\s*$/.test(text));
    if (first === undefined || last === undefined || last === first) continue;
    yield noteOf(lines.slice(first.index, last.index + 1));
  }
}

const LONGEST_NOTE = 40;

/** Puts a hash before each of some lines, the first of which begins with the mark of a note in another language. */
export function noteOf(noted: readonly Line[]): Repair {
  const mark = /^(?:\/\/|<!--|\/\*)/;
  const edits = noted.flatMap(({ start, text, indent }) => {
    const [own = ''] = / *(?:-->|\*\/)\s*$/.exec(text) ?? [];
    const before = mark.exec(text.slice(indent.length))?.[0] ?? '';
    const opened = { offset: start + indent.length, length: before.length, text: before === '' ? '# ' : '#' };
    return own === '' ? [opened] : [opened, { offset: start + text.length - own.length, length: own.length, text: '' }];
  });
  const [first] = noted;
  const written = mark.exec(first?.value ?? '')?.[0] ?? '';
  return { reason: 'note-foreign', at: linePart(first as Line), edits, written, isCertain: false };
}

/** Words that are no key and no value: a note that has lost its hash. */
export function* lostHashes({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near.slice(0, 2)) {
    if (line.key !== '' || line.dashes !== '' || !/^\p{L}[^"'{}[\]]*$/u.test(line.value)) continue;
    if (!/^\S+(?: \S+){2}/.test(line.value)) continue;
    yield { ...withHash(line), isGuess: true };
    const below = lines[line.index + 1];
    if (below?.key === '' && below.dashes === '' && /^\p{L}/u.test(below.value)) {
      yield { ...withHash(line), edits: [line, below].flatMap((each) => withHash(each).edits), isGuess: true };
    }
  }
}

export function withHash(line: Line): Repair {
  const edits = [insertion(line.start + line.indent.length, '# ')];
  return { reason: 'note-unmarked', at: linePart(line), edits, isCertain: false };
}

const CHANGED = new RegExp(`^ *([-+])( *)(${KEY}):(?= |$)`, 'u');

/** `-  value: 2` and below it `+  value: 3`, as programs show what has changed. */
export function* comparedLines({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const after = [line, lines[line.index - 1], lines[line.index + 1]].find(
      (one) => one !== undefined && CHANGED.exec(one.text)?.[1] === '+',
    );
    const before = after && lines[after.index - 1];
    const [old, now] = [before, after].map((one) => CHANGED.exec(one?.text ?? ''));
    if (after === undefined || before === undefined || old?.[1] !== '-' || !now || old[3] !== now[3]) continue;
    const mark = after.text.indexOf('+');
    for (const length of [1, 1 + (now[2]?.length ?? 0)]) {
      const edits = [
        { offset: before.start, length: before.text.length + 1, text: '' },
        { offset: after.start + mark, length, text: '' },
      ];
      yield { reason: 'lines-compared', at: linePart(before), edits, isCertain: false };
    }
  }
}

/** What stands above the lines of a comparison, and the marks of its lines; a dash and one space begin an item. */
const HEADING = /^(?:diff --git |index [\da-f]{7,}\.\.|(?:---|\+\+\+) \S|@@ -\d)/;
const NEW = /^\+(?!\+\+ )/;
const OLD = /^-(?: {2,}\S|[^\s-])/;

/** All lines of a comparison at once, where at least one is new: the headings and the old ones go, and so do the other marks. */
export function* comparisons({ lines }: Pick<FaultContext, 'lines'>): Iterable<Repair> {
  if (!lines.some(({ text }) => NEW.test(text))) return;
  const hasHeading = lines.some(({ text }) => HEADING.test(text));
  let isAboveNew = false;
  const marked = lines.toReversed().flatMap((line) => {
    const isNew = NEW.test(line.text);
    const isOld = OLD.test(line.text) && (isAboveNew || hasHeading);
    isAboveNew = isNew || (isOld && isAboveNew);
    return isNew || isOld || HEADING.test(line.text) ? [{ line, isNew }] : [];
  });
  const [first, ...others] = marked.reverse();
  if (first === undefined) return;
  const edits = [first, ...others].map(({ line: { start, text }, isNew }) => ({
    offset: start,
    length: isNew ? 1 : text.length + 1,
    text: '',
  }));
  const isCertain = marked.every(({ isNew }) => isNew);
  yield { reason: 'lines-compared', at: linePart(first.line), edits, isCertain };
}

const FOREIGN_TAG = /^![\w-]+(?= +\S)/;

/** `media: !include picture.yaml`: other programs put another file there. */
export function* foreignTags({ near }: FaultContext): Iterable<Repair> {
  for (const { value, valueStart } of near) {
    const [written] = FOREIGN_TAG.exec(value) ?? [];
    if (written === undefined) continue;
    const at = { offset: valueStart, length: value.length };
    yield { reason: 'tag-foreign', at, edits: [{ ...at, text: quoted(value) }], written, isCertain: false };
  }
}
