export type Pointer = readonly (string | number)[];

/** A place in another one, for what there are hundreds of thousands of: `[...pointer, key]` takes three times the room. */
export function below(pointer: Pointer, key: string | number): Pointer {
  return pointer.concat(key);
}
