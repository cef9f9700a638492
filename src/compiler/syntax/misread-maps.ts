import { type Document, isCollection, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { removal } from '../values/text-edit';
import { copiedKeys } from './diagnose';
import { type Diagnosis, diagnosisOf, withoutFix } from './diagnosis';
import { depthOf, hasBelow, isBlank, isContent, type Line, lineAt, linesIn } from './lines';
import { BRACES_TWICE } from './patterns';
import { braceOnce } from './recognisers/brackets';
import { foreignSpaces, moveTo } from './recognisers/indentation';
import { strayEntries } from './recognisers/items';
import { dressedKeys } from './recognisers/keys';
import { comparedLines, noteOf, withHash } from './recognisers/pasted-syntax';
import { linePart, quoted } from './repair';

/** A key that is none, begins with a blank, or stands twice in its map. */
export function misreadMap(
  text: string,
  map: YAMLMap,
  path: readonly (Document | Node | Pair)[],
): Diagnosis | undefined {
  const known = new Map<unknown, Pair>();
  for (const pair of map.items) {
    const { key } = pair;
    if (isCollection(key)) return mapAsKey(text, map, key.range?.[0] ?? 0);
    if (!isScalar(key)) continue;
    const noKey = key.type === 'PLAIN' ? beginsAsNoKey(text, pair, String(key.value)) : undefined;
    if (noKey !== undefined) return noKey;
    const earlier = known.get(key.value);
    if (earlier !== undefined) {
      const isItem = isSeq(path.at(-1));
      return repeatedKey(text, { map, earlier, pair, isItem, isFirstOfItem: isItem && map.items[0] === earlier });
    }
    known.set(key.value, pair);
  }
  return undefined;
}

/** What begins as no key does: with a blank that is no space, as a note of another language, or as a line that was compared. */
function beginsAsNoKey(text: string, pair: Pair, key: string): Diagnosis | undefined {
  if (/^\s/.test(key)) return foreignSpace(text);
  if (/^(?:\/\/|<!--|\/\*)/.test(key)) return pairInNote(text, pair);
  if (/^<\/?[a-z]/i.test(key)) return lineOfTextAbove(text, pair);
  if (key === '<<') return copiedKeys(lineAt(linesIn(text), startOf(pair.key)));
  if (WORDS.test(key) && isPlainText(pair)) {
    const lines = linesIn(text);
    const line = lineAt(lines, startOf(pair.key));
    const isWithinText = hasBelow(line, lines) ? lineOfTextAbove(text, pair) : undefined;
    return isWithinText ?? diagnosisOf(lines, withHash(line));
  }
  return key.startsWith('+') ? comparedAt(text, startOf(pair.key)) : undefined;
}

/** Three words and more are no key. */
const WORDS = /^[\p{L}\p{N},]+(?: [\p{L}\p{N},]+){2,}$/u;

/** Whether some words without quotes are the value: `From June: the next intake` is a note that has lost its hash. */
function isPlainText({ value }: Pair): boolean {
  return isScalar(value) && value.type === 'PLAIN' && /\S \S/.test(value.source ?? '');
}

/** `<p>Two things: …</p>` further to the left than the text of several lines of which it is a part. */
function lineOfTextAbove(text: string, pair: Pair): Diagnosis | undefined {
  const lines = linesIn(text);
  const line = lineAt(lines, startOf(pair.key));
  const above = lines.slice(0, line.index).filter((other) => !isBlank(other));
  const bar = above.findLastIndex(({ indent }) => indent.length <= line.indent.length);
  const opener = above[bar];
  if (opener === undefined || !/^[|>][-+]?$/.test(opener.value)) return undefined;
  const depth = above[bar + 1]?.indent.length ?? depthOf(opener) + 2;
  const end = endOfPair(text, pair);
  const isTooFarLeft = ({ start, indent }: Line) => start > line.start && start < end && indent.length < depth;
  return diagnosisOf(
    lines,
    moveTo(depth, line, [line, ...lines.filter((other) => !isBlank(other) && isTooFarLeft(other))]),
  );
}

/** `-bread: 2` and below it `+bread: 3`: two keys to YAML. */
function comparedAt(text: string, offset: number): Diagnosis | undefined {
  const lines = linesIn(text);
  const [repair] = comparedLines({ text, lines, near: [lineAt(lines, offset)] });
  return repair && diagnosisOf(lines, repair);
}

/** A key that begins with a blank which is no space, as those do that come with text from a web page. */
function foreignSpace(text: string): Diagnosis | undefined {
  const lines = linesIn(text);
  const [repair] = foreignSpaces({ text, lines, near: lines });
  return repair && diagnosisOf(lines, repair);
}

/** `// title:` above its languages: a note, as other programs have them. */
function pairInNote(text: string, pair: Pair): Diagnosis {
  const lines = linesIn(text);
  const [from, to] = [startOf(pair.key), endOfPair(text, pair)];
  return diagnosisOf(lines, noteOf(lines.filter((line) => line.start + line.text.length >= from && line.start < to)));
}

/** A map in the place of a key, as YAML reads `{{facts.price}}` without its quotes. */
function mapAsKey(text: string, map: YAMLMap, offset: number): Diagnosis {
  const start = map.range?.[0] ?? offset;
  const [twice, inside = ''] = BRACES_TWICE.exec(text.slice(start, start + 500)) ?? [];
  if (twice !== undefined) return diagnosisOf(linesIn(text), braceOnce(start, twice, inside));
  const placeholder = /^\{\{[^{}\n]*\}\}/.exec(text.slice(start, start + 500))?.[0];
  if (placeholder === undefined) {
    const lines = linesIn(text);
    const [dressed] = dressedKeys({ text, lines, near: [lineAt(lines, offset)] });
    return dressed === undefined
      ? withoutFix({ offset, length: 1 }, { reason: 'unexpected' })
      : diagnosisOf(lines, dressed);
  }
  const at = { offset: start, length: placeholder.length };
  return diagnosisOf(linesIn(text), {
    reason: 'placeholder-unquoted',
    at,
    edits: [{ ...at, text: quoted(placeholder) }],
    isCertain: true,
  });
}

/** A key that stands twice: the start of the next item without its dash, an entry at the wrong depth, or a duplicate. */
function repeatedKey(text: string, { map, earlier, pair, isItem, isFirstOfItem }: RepeatedKey): Diagnosis {
  const lines = linesIn(text);
  const offset = startOf(pair.key);
  const line = lines.findLast(({ start }) => start <= offset);
  const isFirstOnLine = line !== undefined && line.start + line.indent.length === offset;
  const at = { offset, length: nameOf(pair).length };
  if (isFirstOfItem && isFirstOnLine && line.indent.length >= 2) {
    const edits = [{ offset: offset - 2, length: 2, text: '- ' }];
    return diagnosisOf(lines, { reason: 'dash-missing', at, edits, isCertain: true });
  }
  const copy = secondCopy(text, lines);
  if (copy !== undefined) return copy;
  const between = lines.filter(({ start }) => start > startOf(earlier.key) && start < offset);
  const [stray] = strayEntries({ text, lines, near: between.reverse() });
  if (stray !== undefined) return diagnosisOf(lines, stray);
  const earlierLine = lines.findLastIndex(({ start }) => start <= startOf(earlier.key)) + 1;
  const noted = line && keyInNote(lines, line);
  if (noted !== undefined) return noted;
  if (isItem && isFirstOnLine && isApart(lines, line) && map.items.at(-1) !== pair) {
    const correct = `- ${nameOf(map.items[0] ?? pair)}: …`;
    return withoutFix(at, { reason: 'item-start-lost', written: nameOf(pair), line: earlierLine, correct });
  }
  if (areAllTwice(map, pair)) {
    return withoutFix(at, { reason: 'key-above-lost', written: nameOf(pair), line: earlierLine });
  }
  const language = languageMeant(text, map, nameOf(pair));
  if (language !== undefined) {
    const details = { reason: 'key-twice' as const, written: nameOf(pair), line: earlierLine, correct: `${language}:` };
    return { at, details, edits: [{ ...at, text: language }], isCertain: false };
  }
  const isRemovable = isFirstOnLine && JSON.stringify(pair.value) === JSON.stringify(earlier.value);
  return {
    at,
    details: { reason: 'key-twice', written: nameOf(pair), line: earlierLine },
    edits: isRemovable ? [removal(line.start, Math.max(endOfPair(text, pair), line.start))] : [],
    isCertain: isRemovable,
  };
}

/** Of a text that stands in one language twice, the only other language in which the texts of the file stand. */
function languageMeant(text: string, { items }: YAMLMap, written: string): string | undefined {
  const [one, other, ...more] = items;
  const isAlone = one !== undefined && other !== undefined && more.length === 0 && /^[a-z]{2}$/.test(written);
  if (!isAlone || JSON.stringify(one.value) === JSON.stringify(other.value)) return undefined;
  const beside = text.matchAll(new RegExp(`(?:^|[{\\s])${written}: [^\\n]{0,500}?(?:\\n *|, )([a-z]{2}):(?= )`, 'g'));
  const [meant, ...others] = new Set([...beside].flatMap(([, code = '']) => (code === written ? [] : code)));
  return others.length === 0 ? meant : undefined;
}

/** Whether a line stands below an empty one or a note, as the items of lists of sections do. */
function isApart(lines: readonly Line[], { index }: Line): boolean {
  const above = lines[index - 1];
  return above !== undefined && !isContent(above);
}

/** A file that was pasted below itself. */
function secondCopy(text: string, lines: readonly Line[]): Diagnosis | undefined {
  const [first, ...others] = lines.filter((line) => !isBlank(line));
  const middle = text.trimEnd().length / 2;
  const again = others.find(
    ({ text: line, start }) =>
      // Near the middle, so that few are held against each other.
      line === first?.text &&
      Math.abs(start - middle) < MOST_BETWEEN &&
      text.slice(start).trim() === text.slice(0, start).trim(),
  );
  if (again === undefined) return undefined;
  const edits = [{ offset: again.start, length: text.length - again.start, text: '' }];
  return { at: linePart(again), details: { reason: 'file-twice' }, edits, isCertain: true };
}

/** So many blanks at most stand between the copies. */
const MOST_BETWEEN = 20;

/** `# title:` just above the languages of that title. */
function keyInNote(lines: readonly Line[], line: Line): Diagnosis | undefined {
  const above = lines.slice(0, line.index).findLast((other) => !isBlank(other));
  const [, indent = '', mark = '', correct = ''] =
    /^( *)(#+ ?)( *[\p{L}_][\p{L}\p{N}_-]*:)\s*$/u.exec(above?.text ?? '') ?? [];
  if (above === undefined || correct === '' || indent.length >= line.indent.length) return undefined;
  return {
    at: linePart(above),
    details: { reason: 'key-above-noted', written: above.text.trim(), correct: correct.trim() },
    edits: [{ offset: above.start + indent.length, length: mark.length, text: '' }],
    isCertain: false,
  };
}

/** Whether a map goes on from a key with nothing but keys that it has already: those of something whose own key was lost. */
function areAllTwice(map: YAMLMap, pair: Pair): boolean {
  const index = map.items.indexOf(pair);
  const before = new Set(map.items.slice(0, index).map(({ key }) => isScalar(key) && key.value));
  const from = map.items.slice(index);
  return from.length > 1 && from.every(({ key }) => isScalar(key) && before.has(key.value));
}

interface RepeatedKey {
  readonly map: YAMLMap;
  readonly earlier: Pair;
  readonly pair: Pair;
  /** Whether the map is an item of a list. */
  readonly isItem: boolean;
  /** Whether the earlier one is the first key of an item of a list. */
  readonly isFirstOfItem: boolean;
}

function nameOf({ key }: Pair): string {
  return String((key as Scalar).value);
}

/** Where the line after a key and its value begins. */
function endOfPair(text: string, { key, value }: Pair): number {
  const end = (value as Node | null)?.range?.[1] ?? startOf(key);
  return text.indexOf('\n', end - 1) + 1 || text.length;
}

function startOf(node: unknown): number {
  return (isScalar(node) ? node.range?.[0] : undefined) ?? 0;
}
