import type { Pointer } from '../../shared/pointer';

/** The value at a place of some data; undefined where there is none. */
export function valueAt(data: unknown, pointer: Pointer): unknown {
  return pointer.reduce<unknown>(
    (value, key) => (value === undefined ? undefined : Reflect.get(Object(value), key)),
    data,
  );
}
