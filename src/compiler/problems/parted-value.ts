import { isMap, isNode, isScalar, Scalar } from 'yaml';
import type { Source } from '../load';
import type { Edit } from './fix';
import { nodeAt } from './locate';
import type { Pointer } from './problem';

/** A value that a comma has cut in two, as it stands in braces without quotes: `{ value: 84,000 }`. */
export interface PartedValue {
  /** What was to be the value. */
  readonly whole: string;
  /** How it is written. */
  readonly correct: string;
  /** Where its first part stands. */
  readonly pointer: Pointer;
  /** Whether the key is what comes first behind it: of several there is one value. */
  readonly isFirst: boolean;
  readonly edits: readonly Edit[];
}

/** The value of which a key without a value is a part; nothing where it is none. */
export function partedValue(source: Source, pointer: Pointer, key: string): PartedValue | undefined {
  const map = nodeAt(source, pointer);
  if (!isMap(map) || map.flow !== true) return undefined;
  const keys = map.items.map((pair) => (isScalar(pair.key) ? String(pair.key.value) : undefined));
  const isEmpty = (index: number) => index >= 0 && index < keys.length && !isWritten(map.items[index]?.value);
  const at = keys.indexOf(key);
  if (at < 1 || !isEmpty(at)) return undefined;
  const first = lastOf(at - 1, (index) => !isEmpty(index));
  const end = at + [...keys.slice(at + 1), undefined].findIndex((_key, index) => !isEmpty(at + 1 + index));
  const [value, last] = [map.items[first]?.value, map.items[end]?.key];
  if (!isScalar(value) || value.type !== Scalar.PLAIN || !isNode(last)) return undefined;
  const whole = source.text.slice(value.range?.[0], last.range?.[1]);
  const number = numberIn(whole);
  const holder = [...pointer, keys[first] ?? ''];
  const file = source.path;
  return {
    whole,
    correct: number === undefined ? JSON.stringify(whole) : String(number),
    pointer: holder,
    isFirst: at === first + 1,
    edits: [
      { do: 'set', file, pointer: holder, value: number ?? whole },
      ...keys
        .slice(first + 1, end + 1)
        .map((part) => ({ do: 'remove', file, pointer: [...pointer, part ?? ''] }) as const),
    ],
  };
}

function isWritten(value: unknown): boolean {
  return isNode(value) && !(isScalar(value) && value.value === null && (value.source ?? '') === '');
}

function lastOf(from: number, suits: (index: number) => boolean): number {
  let index = from;
  while (index >= 0 && !suits(index)) index -= 1;
  return index;
}

/** What stands for a number, with commas between its thousands or before its decimals. */
function numberIn(text: string): number | undefined {
  if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return Number(text.replaceAll(',', ''));
  return /^\d+,\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
