import type { Edit } from '../../../compiler/findings/fix';
import type { Contract } from '../../../compiler/schema/contract';
import { dereference } from '../../../compiler/schema/references';
import type { Schema } from '../../../compiler/schema/schema';
import { asRecord } from '../../../shared/is-record';
import type { Pointer } from '../../../shared/pointer';
import { schemaAt, valueIn } from '../../content/schema-at';
import { type ContentPlace, placeIn } from '../../place';
import { editThatWrites } from '../edit-that-writes';

/** A list of pictures: of each item, one is what it is about. */
export interface PictureList {
  readonly place: ContentPlace;
  readonly item: Schema;
  /** Where in an item its picture stands. */
  readonly inItem: Pointer;
}

/** A list as one of pictures; nothing where its items need none. */
export function pictureList(contract: Contract, place: ContentPlace, item: Schema): PictureList | undefined {
  const { properties = {}, required = [], ...itself } = dereference(contract, item);
  if (itself['x-resolve'] === 'media') return { place, item, inItem: [] };
  const key = required.find((name) => dereference(contract, properties[name] ?? {})['x-resolve'] === 'media');
  return key === undefined ? undefined : { place, item, inItem: [key] };
}

/** The list of pictures in which one stands, with which item it is; nothing where it stands by itself. */
export function listOfPicture(contract: Contract, { file, pointer }: ContentPlace, data: unknown) {
  const depth = pointer.findLastIndex((key) => typeof key === 'number');
  const item = depth < 0 ? undefined : schemaAt(contract, file, pointer.slice(0, depth + 1), data)?.raw;
  const list = item && pictureList(contract, { file, pointer: pointer.slice(0, depth) }, item);
  const isItsPicture = list?.inItem.join('/') === pointer.slice(depth + 1).join('/');
  return list && isItsPicture ? { list, index: Number(pointer[depth]) } : undefined;
}

/** Puts pictures into a list from an index on, each as an item of which nothing else is written. */
export function addedPictures(
  { place, inItem }: PictureList,
  index: number,
  paths: readonly string[],
  unwritten: unknown,
  data: unknown,
): Edit[] {
  const [key] = inItem;
  const itemOf = (src: string) => {
    const item = asRecord(unwritten);
    return key === undefined ? { ...item, src } : { ...item, [key]: { ...asRecord(item[key]), src } };
  };
  const items = paths.map(itemOf);
  if (!Array.isArray(valueIn(data, place.pointer))) return [editThatWrites(data, place, items)];
  return items.map((value, offset) => ({ do: 'insert', ...placeIn(place, index + offset), value }));
}
