import { isMap, isNode, isScalar, Scalar, type YAMLMap } from 'yaml';
import { isByLanguage, isOneText } from '../schema/prose';
import type { Schema } from '../schema/schema';
import type { Source } from '../source';
import { oncePerObject } from '../values/once-per-object';
import type { Pointer } from '../values/pointer';
import type { Edit } from './fix';
import { nodeAt } from './locate';

/** A value that a comma has cut, as it stands in braces without quotes: `{ value: 84,000 }`. */
export interface PartedValue {
  /** What was to be the value. */
  readonly whole: string;
  /** How it is written. */
  readonly correct: string;
  /** Where its first part stands. */
  readonly pointer: Pointer;
  readonly edits: readonly Edit[];
}

/**
 * The value of which a key without a value is a part; nothing where it is none. Of the parts of one, only the first that
 * has become a key tells it: `rest` is another one.
 */
export function partedValue(
  source: Source,
  pointer: Pointer,
  key: string,
  schemaOf: (key: string) => Schema,
): PartedValue | 'rest' | undefined {
  const map = nodeAt(source, pointer);
  if (!isMap(map) || map.flow !== true) return undefined;
  const run = runsIn(map).get(key);
  if (run === undefined) return undefined;
  if (run.parts[0] !== key) return 'rest';
  const whole = source.text.slice(run.from, run.to);
  const number = numberIn(whole, schemaOf(run.key));
  const text = withoutStrayQuote(whole);
  const file = source.path;
  const holder = [...pointer, run.key];
  return {
    whole,
    correct: number === undefined ? JSON.stringify(text) : String(number),
    pointer: holder,
    edits: [
      { do: 'set', file, pointer: holder, value: number ?? text },
      ...run.parts.map((part) => ({ do: 'remove', file, pointer: [...pointer, part] }) as const),
    ],
  };
}

/** A key with a value without quotes, the keys without one behind it, and from where to where all that is written. */
interface Run {
  readonly key: string;
  readonly parts: string[];
  readonly from: number;
  to: number;
}

/** The runs of a map, by the keys without a value in them. */
const runsIn = oncePerObject((map: YAMLMap): ReadonlyMap<string, Run> => {
  const found = new Map<string, Run>();
  let run: Run | undefined;
  for (const { key, value } of map.items) {
    if (!isScalar(key)) {
      run = undefined;
    } else if (isWritten(value)) {
      const [from, to] = (isScalar(value) && value.type === Scalar.PLAIN && value.range) || [];
      run = from === undefined || to === undefined ? undefined : { key: String(key.value), parts: [], from, to };
    } else if (run !== undefined) {
      run.parts.push(String(key.value));
      run.to = key.range?.[1] ?? run.to;
      found.set(String(key.value), run);
    }
  }
  return found;
});

function isWritten(value: unknown): boolean {
  return isNode(value) && !(isScalar(value) && value.value === null && (value.source ?? '') === '');
}

/** What stands for a number, with commas between its thousands or before its decimals. */
function numberIn(text: string, schema: Schema): number | undefined {
  if (isOneText(schema) || isByLanguage(schema)) return undefined;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const thousands = /^-?\d{1,3}(?:,\d{3})+$/.test(text) ? [Number(text.replaceAll(',', ''))] : [];
  const decimals = /^-?\d+,\d+$/.test(text) ? [Number(text.replace(',', '.'))] : [];
  return [...thousands, ...decimals].find((number) => number >= minimum && number <= maximum);
}

/** `Pan, queso"`: the other quote is missing, and stands in what is to be written. */
function withoutStrayQuote(text: string): string {
  return text.indexOf('"') === text.length - 1 ? text.slice(0, -1) : text;
}
