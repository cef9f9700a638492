import { isSameData } from '../../editing/same-data';
import type { ContentPlace } from '../place';
import { childOf } from './schema-at';

/**
 * Where something in a section stands once the sections of its file may have moved, by what the file said before and says
 * now; the same place where the section is still there, or is gone.
 */
export function placeAfter(place: ContentPlace, before: unknown, after: unknown): ContentPlace {
  const [list, index, ...rest] = place.pointer;
  if (list === undefined || typeof index !== 'number' || before === after) return place;
  const [was, now] = [childOf(before, list), childOf(after, list)];
  if (!Array.isArray(was) || !Array.isArray(now) || isSameData(was[index], now[index])) return place;
  const moved = now.findIndex((section) => isSameData(section, was[index]));
  // One that says the same may have stood there before.
  const isTwin = was.length === now.length && isSameData(was[moved], now[moved]);
  return moved < 0 || isTwin ? place : { file: place.file, pointer: [list, moved, ...rest] };
}
