import type { Pointer } from '../shared/pointer';

/** Something that is written in a file of the site: the path below the site's folder, and where in it. */
export interface ContentPlace {
  readonly file: string;
  readonly pointer: Pointer;
}

export function isSamePlace(one: ContentPlace, other: ContentPlace): boolean {
  return one.file === other.file && one.pointer.join('/') === other.pointer.join('/');
}

/** Whether a place is another one, or lies in it. */
export function isWithin({ file, pointer }: ContentPlace, outer: ContentPlace): boolean {
  return file === outer.file && outer.pointer.every((key, index) => String(pointer[index]) === String(key));
}

/** A place below another one. */
export function placeIn({ file, pointer }: ContentPlace, ...keys: Pointer): ContentPlace {
  return { file, pointer: [...pointer, ...keys] };
}
