import { type Document, isNode, isScalar, type Pair, Scalar, visit, type YAMLMap } from 'yaml';
import { type Diagnosis, diagnosisOf } from './diagnosis';
import { linesIn } from './lines';
import { FOREIGN_BLANKS } from './patterns';
import type { Repair } from './repair';

const KEY = '([\\p{L}_][\\p{L}\\p{N}_-]*)';
/** How much of a text is looked at. */
const LONGEST = 300;

/** What stands where the colon and its space should, before a value in quotes or a bare one: each where the key ends. */
const MISWRITTEN: readonly { readonly reason: Repair['reason']; readonly pattern: RegExp; readonly isBare?: true }[] = [
  {
    reason: 'space-foreign',
    pattern: new RegExp(`^${KEY}( *: *[${FOREIGN_BLANKS}][ ${FOREIGN_BLANKS}]*)(?=\\S)`, 'u'),
  },
  { reason: 'space-after-colon', pattern: new RegExp(`^${KEY}(:| +:)(?=["'{[])`, 'u') },
  { reason: 'colon-replaced', pattern: new RegExp(`^${KEY}( *[.;=：] *)(?=["'])`, 'u') },
  { reason: 'colon-missing', pattern: new RegExp(`^${KEY}( +)(?=["'])`, 'u') },
  { reason: 'space-after-colon', pattern: new RegExp(`^${KEY}(:| +:)(?=-?[\\p{L}\\p{N}{])`, 'u'), isBare: true },
  { reason: 'colon-replaced', pattern: new RegExp(`^${KEY}( *[;=：] *)(?=[\\p{L}\\p{N}{[])`, 'u'), isBare: true },
  { reason: 'colon-missing', pattern: new RegExp(`^${KEY}( +)(?=[\\p{L}\\p{N}_-]+ *[,}])`, 'u'), isBare: true },
];

/** `{ en "Hello" }`, `{ value:18 }`: in braces, YAML takes what has no colon and space for a key without a value. */
export function misreadKey(text: string, map: YAMLMap, keys: ReadonlySet<string>): Diagnosis | undefined {
  if (map.flow !== true) return undefined;
  const areAllTight = map.items.every((pair) => isTight(text, keyWithoutValue(pair)));
  const known = areAllTight ? undefined : keys;
  const found = map.items.flatMap((pair, index) => {
    const offset = keyWithoutValue(pair);
    return (offset !== undefined && miswritten(text, offset, isUnquoted(map.items[index - 1]), known)) || [];
  });
  const [first] = found;
  // Whoever writes one pair so writes the others so as well.
  const alike = found.filter(({ reason }) => reason === first?.reason);
  return first && diagnosisOf(linesIn(text), { ...first, edits: alike.flatMap(({ edits }) => edits) });
}

const TIGHT = new RegExp(`^${KEY}:-?[\\p{L}\\p{N}]`, 'u');

/** `latitude:40.4` */
function isTight(text: string, offset: number | undefined): boolean {
  return offset !== undefined && TIGHT.test(text.slice(offset, offset + LONGEST));
}

/** Where all keys of the braces are written so, each is one; else those are that have a value elsewhere (`known`). */
function miswritten(
  text: string,
  offset: number,
  isPartOfText: boolean,
  known: ReadonlySet<string> | undefined,
): Repair | undefined {
  const written = text.slice(offset, offset + LONGEST);
  for (const { reason, pattern, isBare } of MISWRITTEN) {
    const [all, key = '', mark = ''] = pattern.exec(written) ?? [];
    if (all === undefined) continue;
    // Behind a text without quotes it may be the rest of that, and a word alone may be anything.
    if ((isPartOfText || isBare === true) && known?.has(key) === false) continue;
    return {
      reason,
      at: { offset, length: all.length },
      edits: [{ offset: offset + key.length, length: mark.length, text: ': ' }],
      written: reason === 'colon-replaced' ? mark.trim() : key,
      isCertain: true,
    };
  }
  return undefined;
}

/** The keys of a file that have a value. */
export function keysWithValue(document: Document): ReadonlySet<string> {
  const keys = new Set<string>();
  visit(document, {
    Pair: (_key, pair) => {
      if (isScalar(pair.key) && keyWithoutValue(pair) === undefined) keys.add(String(pair.key.value));
    },
  });
  return keys;
}

function keyWithoutValue({ key, value }: Pair): number | undefined {
  const isWritten = isNode(value) && !(isScalar(value) && value.value === null && (value.source ?? '') === '');
  return isScalar(key) && key.type === Scalar.PLAIN && !isWritten ? key.range?.[0] : undefined;
}

function isUnquoted(pair: Pair | undefined): boolean {
  return pair !== undefined && (!isNode(pair.value) || (isScalar(pair.value) && pair.value.type === Scalar.PLAIN));
}
