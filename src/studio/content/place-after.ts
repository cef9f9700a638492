import type { Pointer } from '../../compiler/values/pointer';
import { isSameData } from '../../editing/same-data';
import type { ContentPlace } from '../place';
import { childOf } from './schema-at';

/**
 * Where something stands once the items of a list in which it is may have moved, such as the sections of a page, by what the
 * file said before and says now; the same place where the item is still there, or is gone.
 */
export function placeAfter(place: ContentPlace, before: unknown, after: unknown): ContentPlace {
  const pointer = pointerAfter(place.pointer, before, after);
  return pointer === place.pointer ? place : { file: place.file, pointer };
}

function pointerAfter(pointer: Pointer, before: unknown, after: unknown): Pointer {
  const [key, ...rest] = pointer;
  if (key === undefined || before === after) return pointer;
  const index = Array.isArray(before) && Array.isArray(after) ? indexAfter(Number(key), before, after) : key;
  if (index !== key) return [index, ...rest];
  const inner = pointerAfter(rest, childOf(before, key), childOf(after, key));
  return inner === rest ? pointer : [key, ...inner];
}

function indexAfter(index: number, before: readonly unknown[], after: readonly unknown[]): number {
  if (isSameData(before[index], after[index])) return index;
  const moved = after.findIndex((item) => isSameData(item, before[index]));
  // One that says the same may have stood there before.
  const isTwin = before.length === after.length && isSameData(before[moved], after[moved]);
  return moved < 0 || isTwin ? index : moved;
}
