import type { Source } from '../source';
import type { TextPart } from '../texts/text-part';
import type { Pointer } from '../values/pointer';
import type { WrittenText } from '../values/values';
import type { Edit, Fix } from './fix';
import { isOnlyWritingOf } from './suggest';

/** A value of a file, or a part of its text. */
export interface ValuePlace {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly part?: TextPart;
}

/** Puts a value where another one stands; of a text, where a part is named, in the place of that part. */
export function setting({ source, pointer, part }: ValuePlace, value: unknown): Edit {
  const whole = part === undefined ? value : withPart(valueAt(source.data, pointer), part, String(value));
  return { do: 'set', file: source.path, pointer, value: whole };
}

/** `{fix}` that is made without asking, to be spread into a finding. */
export function certain(edit: Edit): { fix: Fix } {
  return { fix: { edits: [edit], isCertain: true } };
}

/** `{fix}` that is to be asked about. */
export function possible(edit: Edit): { fix: Fix } {
  return { fix: { edits: [edit], isCertain: false } };
}

/**
 * `{fix}` that puts the word which was most likely meant in the place of a mistyped one. It is certain where they are the
 * same but for capitals, accents, hyphens and the like, and no other candidate is.
 */
export function meaning(
  word: string,
  { suggestion }: { readonly suggestion?: string },
  candidates: readonly string[],
  edit: (suggestion: string) => Edit | undefined,
): { fix?: Fix } {
  const meant = suggestion === undefined ? undefined : edit(suggestion);
  if (meant === undefined) return {};
  return isOnlyWritingOf(word, candidates) ? certain(meant) : possible(meant);
}

/** What is to stand in the place of a part of a text. */
export interface Change extends TextPart {
  readonly text: string;
}

/** Puts the text with some parts changed, in the order in which they stand, in the place of a written one. */
export function fixOfText(written: WrittenText, changes: readonly Change[], isCertain: boolean): Fix {
  return fixToText(written, changed(written.text, changes), isCertain);
}

/** Puts another text in the place of a written one. */
export function fixToText(written: WrittenText, text: string, isCertain: boolean): Fix {
  return { edits: [setting(written, text)], isCertain };
}

function changed(text: string, changes: readonly Change[]): string {
  const pieces: string[] = [];
  let reached = 0;
  for (const { offset, length, text: replacement } of changes) {
    pieces.push(text.slice(reached, offset), replacement);
    reached = offset + length;
  }
  return [...pieces, text.slice(reached)].join('');
}

function withPart(text: unknown, { offset, length }: TextPart, part: string): string {
  const whole = String(text);
  return whole.slice(0, offset) + part + whole.slice(offset + length);
}

export function valueAt(data: unknown, pointer: Pointer): unknown {
  return pointer.reduce<unknown>(
    (value, key) => (value === undefined ? undefined : Reflect.get(Object(value), key)),
    data,
  );
}
