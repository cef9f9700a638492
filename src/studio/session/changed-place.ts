import { isSameData } from '../../editing/same-data';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import { childOf } from '../content/schema-at';

/** What holds all that is different in two states of some data: the innermost there is. */
export function changedPointer(before: unknown, after: unknown): Pointer {
  const changed = keysOfBoth(before, after).filter((key) => !isSameData(childOf(before, key), childOf(after, key)));
  const [key] = changed;
  if (key === undefined || changed.length > 1) return [];
  return [key, ...changedPointer(childOf(before, key), childOf(after, key))];
}

/** Of lists of different lengths it cannot be said which items are the same. */
function keysOfBoth(before: unknown, after: unknown): Pointer {
  if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length ? [...before.keys()] : [];
  return isRecord(before) && isRecord(after) ? [...new Set([...Object.keys(before), ...Object.keys(after)])] : [];
}
