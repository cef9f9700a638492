import type { Source } from './source';
import { oncePerObject } from './values/once-per-object';

/** What others may know of a file, as its hash (surroundings.ts), where this run or an earlier one has asked for it. */
export const knownFace = oncePerObject((_source: Source): { hash?: string | undefined } => ({}));
