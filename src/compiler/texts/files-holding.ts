import type { Source } from '../load';
import { oncePerObject } from '../values/once-per-object';

/** The files in which one of some texts may stand, whatever has a capital: in the others none of them need be looked for. */
export function filesHolding(sources: readonly Source[], texts: readonly string[]): readonly Source[] {
  if (texts.length === 0) return [];
  return sources.filter((source) => texts.some((text) => mayHold(source, text)));
}

/** Whether a text in small letters may stand in a file. */
export function mayHold(source: Source, text: string): boolean {
  return writtenSmall(source).includes(JSON.stringify(text).slice(1, -1));
}

const writtenSmall = oncePerObject(({ data }: Source) => JSON.stringify(data ?? null).toLowerCase());
