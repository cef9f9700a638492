import { type Document, isCollection, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { removal } from '../texts/text-edit';
import { type Diagnosis, diagnosisOf, withoutFix } from './diagnosis';
import { linesIn } from './lines';
import { foreignSpaces } from './recognisers/indentation';
import { strayEntries } from './recognisers/items';
import { quoted } from './repair';

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
    if (key.type === 'PLAIN' && /^\s/.test(String(key.value))) return foreignSpace(text);
    const earlier = known.get(key.value);
    if (earlier !== undefined) {
      const isFirstOfItem = isSeq(path.at(-1)) && map.items[0] === earlier;
      return repeatedKey(text, { earlier, pair, isFirstOfItem });
    }
    known.set(key.value, pair);
  }
  return undefined;
}

/** A key that begins with a blank which is no space, as those do that come with text from a web page. */
function foreignSpace(text: string): Diagnosis | undefined {
  const lines = linesIn(text);
  const [repair] = foreignSpaces({ text, lines, near: lines });
  return repair && diagnosisOf(lines, repair);
}

/** A map in the place of a key, as YAML reads `{{facts.price}}` without its quotes. */
function mapAsKey(text: string, map: YAMLMap, offset: number): Diagnosis {
  const start = map.range?.[0] ?? offset;
  const placeholder = /^\{\{[^{}\n]*\}\}/.exec(text.slice(start, start + 500))?.[0];
  if (placeholder === undefined) return withoutFix({ offset, length: 1 }, { reason: 'unexpected' });
  const at = { offset: start, length: placeholder.length };
  return diagnosisOf(linesIn(text), {
    reason: 'placeholder-unquoted',
    at,
    edits: [{ ...at, text: quoted(placeholder) }],
    isCertain: true,
  });
}

/** A key that stands twice: the start of the next item without its dash, an entry at the wrong depth, or a duplicate. */
function repeatedKey(text: string, { earlier, pair, isFirstOfItem }: RepeatedKey): Diagnosis {
  const lines = linesIn(text);
  const offset = startOf(pair.key);
  const line = lines.findLast(({ start }) => start <= offset);
  const isFirstOnLine = line !== undefined && line.start + line.indent.length === offset;
  const at = { offset, length: nameOf(pair).length };
  if (isFirstOfItem && isFirstOnLine && line.indent.length >= 2) {
    const edits = [{ offset: offset - 2, length: 2, text: '- ' }];
    return diagnosisOf(lines, { reason: 'dash-missing', at, edits, isCertain: true });
  }
  const between = lines.filter(({ start }) => start > startOf(earlier.key) && start < offset);
  const [stray] = strayEntries({ text, lines, near: between.reverse() });
  if (stray !== undefined) return diagnosisOf(lines, stray);
  const earlierLine = lines.findLastIndex(({ start }) => start <= startOf(earlier.key)) + 1;
  const isRemovable = isFirstOnLine && JSON.stringify(pair.value) === JSON.stringify(earlier.value);
  return {
    at,
    details: { reason: 'key-twice', written: nameOf(pair), line: earlierLine },
    edits: isRemovable ? [removal(line.start, Math.max(endOfPair(text, pair), line.start))] : [],
    isCertain: isRemovable,
  };
}

interface RepeatedKey {
  readonly earlier: Pair;
  readonly pair: Pair;
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
