import type { Kind } from './schema/kind';
import { textOf } from './yaml/utf8';
import { type WrittenDocument, writtenDocument } from './yaml/yaml-document';

/** The files below a site's folder: path with forward slashes → bytes. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

/** Files in the order in which they are read: by their paths. */
export function inPathOrder(files: Iterable<readonly [path: string, content: Uint8Array]>): SiteFiles {
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What a file is, by its path. */
export interface FileOfKind {
  readonly path: string;
  readonly kind: Kind;
  /** The entry's id, where each file of the kind is an entry. */
  readonly id: string | undefined;
}

/**
 * One YAML file that could be read. All are of one shape, and none is the prototype of another object, which would give it a
 * shape of its own: rules look through all files after each edit.
 */
export class Source implements FileOfKind {
  readonly path: string;
  readonly kind: Kind;
  readonly id: string | undefined;
  readonly data: unknown;
  readonly #file: { readonly text: string };

  /** `file` is what was read: its text may be worked out when it is asked for. */
  constructor({ path, kind, id }: FileOfKind, data: unknown, file: { readonly text: string }) {
    this.path = path;
    this.kind = kind;
    this.id = id;
    this.data = data;
    this.#file = file;
  }

  get text(): string {
    return this.#file.text;
  }

  /** The file as it is written: where each value of `data` stands. */
  written(): WrittenDocument {
    return writtenDocument(this.#file);
  }

  /** The same file as if it said something else. */
  withData(data: unknown): Source {
    return new Source(this, data, this.#file);
  }
}

/** The text of a file, decoded when somebody asks for it. */
export class LazyText {
  readonly #content: Uint8Array;
  #text: string | undefined;

  constructor(content: Uint8Array) {
    this.#content = content;
  }

  get text(): string {
    this.#text ??= textOf(this.#content) ?? '';
    return this.#text;
  }
}

/** A file as it is written. */
export interface WrittenFile {
  /** Below the site's folder. */
  readonly path: string;
  readonly text: string;
}

/** One address in a style sheet; `start` and `end` are those of the address itself in the text, `end` excluded. */
export interface StyleReference {
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

/** One line of a rule; `start` and `end` are those of its value in the text. */
export interface StyleDeclaration {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Where the declaration itself begins. */
  readonly from: number;
  /** Whose declaration it is: that of a selector, or of an at-rule such as `@font-face`. */
  readonly of: string;
  /** Where its rule begins, which tells that from others. */
  readonly rule: number;
  /** Whether it holds under some circumstances only. */
  readonly isConditional: boolean;
}

interface SyntaxFault {
  readonly reason: string;
  readonly offset: number;
  readonly length: number;
}

/** A style sheet of the theme and what it asks the browser to fetch. */
export interface StyleSheet extends WrittenFile {
  readonly declarations: readonly StyleDeclaration[];
  /** The conditions of at-rules, such as the width of `@media`. */
  readonly conditions: readonly StyleReference[];
  readonly references: readonly StyleReference[];
  readonly imports: readonly StyleReference[];
  /** The declarations of what moves without an end. */
  readonly endless: readonly StyleReference[];
  /** From where on the text is no CSS any more; what it fetches is not known then. */
  readonly syntaxError: SyntaxFault | undefined;
}

/** Whether two files say the same, byte for byte, or neither is there. */
export function isSameContent(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined || one.length !== other.length) return false;
  return one.every((byte, index) => byte === other[index]);
}
