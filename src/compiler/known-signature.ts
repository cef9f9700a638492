import type { Source } from './source';
import { oncePerObject } from './values/once-per-object';

/** The hash of what other files may depend on in a file (shared-inputs.ts), once it has been needed. */
export const knownSignature = oncePerObject((_source: Source): { hash?: string | undefined } => ({}));
