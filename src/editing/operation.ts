import type { Edit } from '../compiler/findings/fix';
import type { Pointer } from '../shared/pointer';

type WithoutFile<Each> = Each extends unknown ? Omit<Each, 'file'> : never;

/** What an edit does to the YAML of one file. */
export type Operation = WithoutFile<Extract<Edit, { readonly pointer: Pointer }>>;

/** Why an edit is not made. Nothing has been changed then. */
export type RefusalReason =
  /** The text is no YAML that can be read, holds a key twice, or more than one document. */
  | 'unreadable'
  /** There is nothing at that place. */
  | 'no-such-place'
  /** What is to hold the new value is neither a map nor a list, or it is not the kind of place that the edit needs. */
  | 'wrong-place'
  /** The map has that key already. */
  | 'key-exists'
  /** What stands there is written once and shown at several places (`&name`, `*name`): all of them would change. */
  | 'shared'
  /** The value is nothing that YAML and JSON both have. */
  | 'not-data'
  /** It is written in a way that cannot be changed without changing more than the edit says. */
  | 'not-writable'
  /** The file is not there, or is there already. */
  | 'no-such-file'
  | 'file-exists'
  /** A draft cannot hold what was there and what is to be. */
  | 'too-large';

/** An edit that cannot be made. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused';

  constructor(
    readonly reason: RefusalReason,
    readonly pointer: Pointer = [],
  ) {
    super(`${reason}: /${pointer.join('/')}`);
  }
}
