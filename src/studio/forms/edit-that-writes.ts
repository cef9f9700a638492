import type { Edit } from '../../compiler/findings/fix';
import type { Pointer } from '../../shared/pointer';
import { childOf, valueIn } from '../content/schema-at';
import type { ContentPlace } from '../place';

/**
 * What puts a value at a place; the lists and objects around it that are not there yet come with it, also into a key without a value
 * and a file without anything in it.
 */
export function editThatWrites(data: unknown, { file, pointer }: ContentPlace, value: unknown): Edit {
  const key = pointer.at(-1);
  const around = pointer.slice(0, -1);
  const holder = valueIn(data, around);
  const isThere = key === undefined || childOf(holder, key) !== undefined || hasKey(holder, key);
  if (!isThere && (holder === null || (holder === undefined && around.length > 0)))
    return editThatWrites(data, { file, pointer: around }, typeof key === 'number' ? [value] : { [key]: value });
  return { do: isThere ? 'set' : 'insert', file, pointer, value };
}

function hasKey(holder: unknown, key: Pointer[number]): boolean {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key);
}
