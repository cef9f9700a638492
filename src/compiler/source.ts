import type { Kind } from './schema/kind';
import type { WrittenDocument } from './yaml/yaml-document';

/** The files below a site's folder: path with forward slashes → bytes. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

/** Files in the order in which they are read: by their paths. */
export function inPathOrder(files: Iterable<readonly [path: string, content: Uint8Array]>): SiteFiles {
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** One YAML file that could be read. */
export interface Source {
  readonly path: string;
  readonly kind: Kind;
  /** The entry's id, where each file of the kind is an entry. */
  readonly id: string | undefined;
  readonly text: string;
  readonly data: unknown;
  /** The file as it is written: where each value of `data` stands. */
  readonly written: () => WrittenDocument;
}

/** A file as it is written. */
export interface WrittenFile {
  /** Below the site's folder. */
  readonly path: string;
  readonly text: string;
}

/** Whether two files say the same, byte for byte, or neither is there. */
export function isSameContent(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined || one.length !== other.length) return false;
  return one.every((byte, index) => byte === other[index]);
}
