import { oncePerObject } from '../../shared/once-per-object';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';

/** What JSON tells, so that it is the same in another process: nothing with methods in it. */
export type Plain<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends (...values: never[]) => unknown
    ? never
    : { readonly [Key in keyof Value]: Plain<Value[Key]> };

/** What has been noted of a file, by name: it is kept for the next process. */
export const notesOf = oncePerObject((_source: Source) => new Map<string, unknown>());

/**
 * The same function, which works out once what there is to be known of a file, and of nothing but it: it is asked of
 * unchanged files again and again, in this process and in later ones, and their values need not be looked through.
 * @param name - of its own
 */
export function noted<Found>(
  name: string,
  find: (source: Source, contract: Contract) => Found & Plain<Found>,
): (source: Source, contract: Contract) => Found {
  return (source, contract) => {
    const notes = notesOf(source);
    const known = notes.get(name);
    if (known !== undefined) return known as Found;
    const found = find(source, contract);
    notes.set(name, found);
    return found;
  };
}
