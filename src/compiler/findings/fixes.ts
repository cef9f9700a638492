import type { Pointer } from '../../shared/pointer';
import type { TextPart } from '../../shared/text-part';
import type { Source } from '../source';
import { isSpellingVariant } from '../spelling/suggest';
import { applyTextEdits, type TextEdit } from '../values/text-edit';
import { valueAt } from '../values/value-at';
import type { WrittenText } from '../values/values';
import type { Edit, Fix } from './fix';

/** A value of a file, or a part of its text. */
export interface ValuePlace {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly part?: TextPart;
}

/** Replaces a value, or the named part of a text. */
export function setEdit({ source, pointer, part }: ValuePlace, value: unknown): Edit {
  const whole = part === undefined ? value : withPart(valueAt(source.data, pointer), part, String(value));
  return { do: 'set', file: source.path, pointer, value: whole };
}

/** Puts keys with their values into a map, in their order: behind one that it has, or at its end. */
export function insertEdits(
  { source, pointer }: ValuePlace,
  entries: readonly (readonly [key: string, value: unknown])[],
  after?: string,
): Edit[] {
  const edits = entries.map(([key, value]): Edit => {
    const inserted = { do: 'insert', file: source.path, pointer: [...pointer, key], value } as const;
    return after === undefined ? inserted : { ...inserted, after };
  });
  // Each comes directly behind that one.
  return after === undefined ? edits : edits.reverse();
}

/** `{fix}` to be spread into a finding: a fix that may be applied without confirmation. */
export function certainFix(edit: Edit): { fix: Fix } {
  return { fix: { edits: [edit], isCertain: true } };
}

/** `{fix}` to be spread into a finding: a fix that has to be confirmed. */
export function possibleFix(edit: Edit): { fix: Fix } {
  return { fix: { edits: [edit], isCertain: false } };
}

/**
 * `{fix}` that replaces a mistyped word by the one that was most likely meant. It is certain where the two differ only in
 * capitals, accents, hyphens and the like, and no other candidate does.
 */
export function suggestedFix(
  word: string,
  { suggestion }: { readonly suggestion?: string },
  candidates: readonly string[],
  edit: (suggestion: string) => Edit | undefined,
): { fix?: Fix } {
  const meant = suggestion === undefined ? undefined : edit(suggestion);
  if (meant === undefined) return {};
  return isSpellingVariant(word, candidates) ? certainFix(meant) : possibleFix(meant);
}

/** Replaces some parts of a text, given in the order in which they stand. */
export function fixOfText(written: WrittenText, edits: readonly TextEdit[], isCertain: boolean): Fix {
  return fixToText(written, applyTextEdits(written.text, edits), isCertain);
}

/** Replaces a whole text. */
export function fixToText(written: WrittenText, text: string, isCertain: boolean): Fix {
  return { edits: [setEdit(written, text)], isCertain };
}

function withPart(text: unknown, { offset, length }: TextPart, part: string): string {
  const whole = String(text);
  return whole.slice(0, offset) + part + whole.slice(offset + length);
}
