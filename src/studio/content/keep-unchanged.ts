import { isRecord } from '../../shared/is-record';

/**
 * The new data with the objects of the old in the place of all that say the same: what has not changed is the very same
 * object, also where it has moved in a list.
 */
export function keepUnchanged<Data>(before: unknown, after: Data): Data;
export function keepUnchanged(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return keepItems(before, after);
  if (!isRecord(before) || !isRecord(after)) return after;
  const [had, has] = [Object.keys(before), Object.keys(after)];
  const kept = Object.fromEntries(has.map((key) => [key, keepUnchanged(before[key], after[key])]));
  const isSame =
    had.length === has.length && has.every((key, index) => had[index] === key && kept[key] === before[key]);
  return isSame ? before : kept;
}

function keepItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const inPlace = after.map((item, index) => keepUnchanged(before[index], item));
  if (before.length === after.length && inPlace.every((item, index) => item === before[index])) return before;
  const moved = new Map(before.filter(isCompound).map((item) => [JSON.stringify(item), item]));
  return after.map((item, index) => {
    const same = isCompound(item) && inPlace[index] !== before[index] ? moved.get(JSON.stringify(item)) : undefined;
    return same ?? inPlace[index];
  });
}

function isCompound(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
