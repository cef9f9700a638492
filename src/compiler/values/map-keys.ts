import { oncePerObject } from '../../shared/once-per-object';

/** The keys of a map as a list, which is the same each time. */
export const keysOf = oncePerObject((map: ReadonlyMap<string, unknown>): readonly string[] => [...map.keys()]);

/** The keys of an object as a list, which is the same each time. */
export const namesOf = oncePerObject((object: object): readonly string[] => Object.keys(object));
