import type { SiteFiles } from '../../src/compiler/source';

/** Files by path below site/ as somebody left them; `null` is a file that is no longer there. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

/** What somebody did to a file: its new text, or which files are what now. */
type Edit = (text: string, files: SiteFiles) => string | Changes;

/**
 * Where somebody has to type: in the line that holds this text once the edit is made, in the line of this number, or in
 * another file.
 */
export type Place = string | number | { readonly file: string; readonly line?: string | number };

/** Something that a hurried person did to one file of the site. */
export interface Slip {
  /** What was done. */
  readonly name: string;
  /** Below site/. */
  readonly file: string;
  readonly edit: Edit;
  /** Any of these places will do; without them it is the line of the first letter that changed. */
  readonly at?: readonly Place[];
}

/** Replaces a text that stands in the file exactly once: an edit that finds nothing to replace examines nothing. */
export function replaced(text: string, written: string, typed: string): string {
  const parts = text.split(written);
  if (parts.length !== 2) throw new Error(`“${written}” stands there ${parts.length - 1} times, not once`);
  return parts.join(typed);
}

/** Somebody typed one text where another is written. */
export function slip(name: string, file: string, written: string, typed: string, ...at: Place[]): Slip {
  return { name, file, edit: (text) => replaced(text, written, typed), ...(at.length > 0 && { at }) };
}

/** Somebody typed other texts where each of these is written. */
export function slips(name: string, file: string, ...pairs: (readonly [written: string, typed: string])[]): Slip {
  const edit = (text: string) => pairs.reduce((so, [written, typed]) => replaced(so, written, typed), text);
  return { name, file, edit };
}

/** Somebody typed other texts behind a mark, each where it is written first from there on. */
export function behind(
  name: string,
  file: string,
  mark: string,
  pairs: readonly (readonly [written: string, typed: string])[],
  ...at: Place[]
): Slip {
  const edit = (text: string) => {
    let from = replaceable(text, mark, 0, file);
    return pairs.reduce((so, [written, typed]) => {
      const index = replaceable(so, written, from, file);
      from = index + typed.length;
      return so.slice(0, index) + typed + so.slice(index + written.length);
    }, text);
  };
  return { name, file, edit, ...(at.length > 0 && { at }) };
}

function replaceable(text: string, written: string, from: number, file: string): number {
  const index = text.indexOf(written, from);
  if (index < 0) throw new Error(`“${written}” is not behind there in ${file}`);
  return index;
}

/** Somebody deleted a text from its first words up to those that follow it. */
export function cut(name: string, file: string, from: string, to: string, ...at: Place[]): Slip {
  const edit = (text: string) => {
    const start = text.split(from).length === 2 ? text.indexOf(from) : -1;
    const end = text.indexOf(to, start);
    if (start < 0 || end < 0) throw new Error(`“${from}” up to “${to}” cannot be cut out of ${file}`);
    return text.slice(0, start) + text.slice(end);
  };
  return { name, file, edit, ...(at.length > 0 && { at }) };
}

/** Somebody wrote more at the end of a file. */
export function appended(name: string, file: string, typed: string, ...at: Place[]): Slip {
  return { name, file, edit: (text) => text + typed, ...(at.length > 0 && { at }) };
}

/** Somebody put a file there, or another one in its place. */
export function put(name: string, file: string, content: string | Uint8Array, ...at: Place[]): Slip {
  return { name, file, edit: () => ({ [file]: content }), at: at.length > 0 ? at : [1] };
}

export function deleted(name: string, file: string, ...at: Place[]): Slip {
  return { name, file, edit: (_text, files) => ({ [existing(file, files)]: null }), at: at.length > 0 ? at : [1] };
}

export function renamed(name: string, file: string, to: string, ...at: Place[]): Slip {
  return {
    name,
    file,
    edit: (_text, files) => ({ [to]: files.get(existing(file, files)) ?? null, [file]: null }),
    at: at.length > 0 ? at : [{ file: to }],
  };
}

export function copied(name: string, file: string, to: string, ...at: Place[]): Slip {
  return {
    name,
    file,
    edit: (_text, files) => ({ [to]: files.get(existing(file, files)) ?? null }),
    at: at.length > 0 ? at : [{ file: to }],
  };
}

/** Somebody saved a file in a way that makes other bytes of its text. */
export function saved(name: string, file: string, bytesOf: (text: string) => Uint8Array, ...at: Place[]): Slip {
  return { name, file, edit: (text) => ({ [file]: bytesOf(text) }), at: at.length > 0 ? at : [1] };
}

function existing(file: string, files: SiteFiles): string {
  if (!files.has(file)) throw new Error(`There is no ${file}`);
  return file;
}
