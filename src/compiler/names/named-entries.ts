import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Entry } from '../site';
import type { Named } from '../spelling/suggest';

const LONGEST_NAME = 80;

/** Whether a text may be what something is called by. */
export function mayBeName(text: string): boolean {
  return text.length <= LONGEST_NAME && !text.includes('<');
}

/** The entries of a collection with all short texts of each: titles, labels, codes and addresses in every language. */
export const namedEntries = oncePerObject((entries: ReadonlyMap<string, Entry>): readonly Named[] =>
  [...entries].map(([name, { value }]) => ({ name, alsoCalled: Object.values(value).flatMap(shortTexts) })),
);

function shortTexts(value: unknown): string[] {
  const texts = isRecord(value) ? Object.values(value) : [value];
  return texts.filter((text): text is string => typeof text === 'string' && mayBeName(text));
}
