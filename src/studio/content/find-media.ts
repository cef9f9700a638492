import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';

/** Where in a value a media file is named, as the value that names it. */
export function findMedia(value: unknown, path: string): Pointer | undefined {
  if (Array.isArray(value)) return firstFound([...value.entries()], path);
  if (!isRecord(value)) return undefined;
  return value.src === path ? [] : firstFound(Object.entries(value), path);
}

function firstFound(entries: readonly (readonly [string | number, unknown])[], path: string): Pointer | undefined {
  for (const [key, item] of entries) {
    const found = findMedia(item, path);
    if (found !== undefined) return [key, ...found];
  }
  return undefined;
}
