import type { Source } from '../source';
import { oncePerObject } from '../values/once-per-object';

/** Whether a text in small letters may stand in a file, whatever has a capital there: in the others it need not be looked for. */
export function mayHold(source: Source, text: string): boolean {
  return writtenSmall(source).includes(JSON.stringify(text).slice(1, -1));
}

const writtenSmall = oncePerObject(({ data }: Source) => JSON.stringify(data ?? null).toLowerCase());
