import { isRecord } from '../../shared/is-record';

/** The first sentence of what is noted of a fact, and what else is. */
export function notedOf(note = ''): { readonly first: string; readonly rest: string } {
  const [first = '', ...rest] = note.split(/(?<=[.!?])\s/);
  return { first: first.replace(/\.$/, ''), rest: rest.join(' ') };
}

/** What people call a fact, as it is written; nothing where nothing is noted of it. */
export function calledByNote(fact: unknown): string | undefined {
  if (!isRecord(fact) || typeof fact.note !== 'string') return undefined;
  return notedOf(fact.note).first || undefined;
}
