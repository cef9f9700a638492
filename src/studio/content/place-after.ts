import { isSameContent, type SiteFiles } from '../../compiler/source';
import { isSameData } from '../../editing/same-data';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import type { ContentPlace } from '../place';
import { renamedKey } from './renamed-key';
import { childOf } from './schema-at';

/** The file that has the content of one that is gone, which may have come before that went; the same where nobody knows. */
export function fileAfter(file: string, before: SiteFiles, after: SiteFiles): string {
  const content = before.get(file);
  if (content === undefined || after.has(file)) return file;
  const [renamed, ...others] = [...after].filter(([, bytes]) => isSameContent(bytes, content));
  return renamed === undefined || others.length > 0 ? file : renamed[0];
}

/**
 * Where something stands once the items of a list in which it is may have moved, such as the sections of a page, or an entry
 * in which it is may be called otherwise, by what the file said before and says now; the same place where it is still there,
 * or is gone.
 */
export function placeAfter(place: ContentPlace, before: unknown, after: unknown): ContentPlace {
  const pointer = pointerAfter(place.pointer, before, after);
  return pointer === place.pointer ? place : { file: place.file, pointer };
}

function pointerAfter(pointer: Pointer, before: unknown, after: unknown): Pointer {
  const [key, ...rest] = pointer;
  if (key === undefined || before === after) return pointer;
  const moved = keyAfter(key, before, after);
  if (moved !== key) return [moved, ...rest];
  const inner = pointerAfter(rest, childOf(before, key), childOf(after, key));
  return inner === rest ? pointer : [key, ...inner];
}

function keyAfter(key: Pointer[number], before: unknown, after: unknown): Pointer[number] {
  if (Array.isArray(before) && Array.isArray(after)) return indexAfter(Number(key), before, after);
  if (!isRecord(before) || !isRecord(after) || Object.hasOwn(after, key)) return key;
  const [from, to] = renamedKey(before, after) ?? [];
  return from === key && to !== undefined ? to : key;
}

function indexAfter(index: number, before: readonly unknown[], after: readonly unknown[]): number {
  if (isSameData(before[index], after[index])) return index;
  const moved = after.findIndex((item) => isSameData(item, before[index]));
  // One that says the same may have stood there before.
  const isTwin = before.length === after.length && isSameData(before[moved], after[moved]);
  return moved < 0 || isTwin ? index : moved;
}
