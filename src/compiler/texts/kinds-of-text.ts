import type { ReadableText } from './readable-texts';

/** The key of a text, whatever language it is in. */
export function keyOf({ pointer, language }: Pick<ReadableText, 'pointer' | 'language'>): string {
  const key = pointer.at(-1);
  return String(key === language ? pointer.at(-2) : key);
}

/** Texts are of one kind that have the same key and language, in files of the same kind. */
export function kindOfText(written: ReadableText): string {
  return `${written.source.kind.name} ${keyOf(written)} ${written.language}`;
}

/** Those that are written in a way of their own, or may be unknown for good. */
const NO_NAMES: ReadonlySet<string> = new Set(['address', 'code', 'locality', 'phone', 'postalCode', 'whatsapp']);

/** Whether a text is a name: one for all languages. */
export function isName(written: ReadableText): boolean {
  return written.language === undefined && !NO_NAMES.has(keyOf(written));
}

const LABELS: ReadonlySet<string> = new Set(['alt', 'brand', 'label']);

/** Whether a text says in few words what something is: a link, a picture. */
export function isLabel(written: ReadableText): boolean {
  return LABELS.has(keyOf(written));
}

/** Whether it says so of a page, or of a block. */
export function isTitle(written: ReadableText): boolean {
  return written.pointer[0] === 'title';
}
