import { isRecord } from '../shared/is-record';
import type { Pointer } from '../shared/pointer';
import type { Operation } from './operation';
import { isSameData } from './same-data';

/** What makes one map or list into another; nothing where they have too little in common. */
export function differences(old: unknown, value: unknown, pointer: Pointer): Operation[] | undefined {
  if (Array.isArray(old) && Array.isArray(value)) return differencesOfLists(old, value, pointer);
  if (!isRecord(old) || !isRecord(value)) return undefined;
  const [before, after] = [Object.keys(old), Object.keys(value)];
  const kept = before.filter((key) => Object.hasOwn(value, key));
  if (kept.length === 0) return undefined;
  return [
    ...kept
      .filter((key) => !isSameData(old[key], value[key]))
      .map((key) => ({ do: 'set', pointer: [...pointer, key], value: value[key] }) as const),
    ...after
      .filter((key) => !Object.hasOwn(old, key))
      .map((key) => ({ do: 'insert', pointer: [...pointer, key], value: value[key] }) as const),
    ...before
      .filter((key) => !Object.hasOwn(value, key))
      .map((key) => ({ do: 'remove', pointer: [...pointer, key] }) as const),
  ];
}

function differencesOfLists(
  old: readonly unknown[],
  value: readonly unknown[],
  pointer: Pointer,
): Operation[] | undefined {
  const most = Math.min(old.length, value.length);
  if (most === 0) return undefined;
  let first = 0;
  while (first < most && isSameData(old[first], value[first])) first += 1;
  let last = 0;
  while (last < most - first && isSameData(old.at(-1 - last), value.at(-1 - last))) last += 1;
  const [end, newEnd] = [old.length - last, value.length - last];
  const common = Math.min(end, newEnd);
  const at = (index: number) => [...pointer, index];
  return [
    ...value
      .slice(first, common)
      .map((item, index) => ({ do: 'set', pointer: at(first + index), value: item }) as const),
    ...value
      .slice(common, newEnd)
      .map((item, index) => ({ do: 'insert', pointer: at(common + index), value: item }) as const),
    ...old.slice(common, end).map(() => ({ do: 'remove', pointer: at(common) }) as const),
  ];
}
