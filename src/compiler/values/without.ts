import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';

/** A copy of a value without the parts at the given places: their keys stay, and so does every other place. */
export function without(value: unknown, pointers: readonly Pointer[]): unknown {
  const copy = structuredClone({ value });
  for (const pointer of pointers) takeOut(copy, ['value', ...pointer]);
  return copy.value;
}

function takeOut(root: unknown, pointer: Pointer): void {
  let parent = root;
  for (const key of pointer.slice(0, -1))
    parent = Array.isArray(parent) || isRecord(parent) ? Reflect.get(parent, key) : undefined;
  const last = pointer.at(-1) ?? '';
  if (Array.isArray(parent)) parent[Number(last)] = undefined;
  else if (isRecord(parent)) parent[last] = undefined;
}
