import type { Pointer } from '../../shared/pointer';

/** One change of the content. Files are named below the site's folder; pointers are those of the file before it. */
export type Edit =
  /** Replaces a value. */
  | { readonly do: 'set'; readonly file: string; readonly pointer: Pointer; readonly value: unknown }
  /**
   * Adds a key to a map, after or before another key where one is named, else at the end; or an item to a list, before
   * the one that has this index so far, written with all comments as the item of another list where one is named.
   */
  | {
      readonly do: 'insert';
      readonly file: string;
      readonly pointer: Pointer;
      readonly value: unknown;
      readonly after?: string;
      readonly before?: string;
      readonly as?: { readonly file: string; readonly pointer: Pointer };
    }
  /** Removes a key with its value, or an item. */
  | { readonly do: 'remove'; readonly file: string; readonly pointer: Pointer }
  /** Renames a key. */
  | { readonly do: 'rename'; readonly file: string; readonly pointer: Pointer; readonly key: string }
  /** Moves an item of a list; `to` is the index that it has afterwards. */
  | { readonly do: 'move'; readonly file: string; readonly pointer: Pointer; readonly to: number }
  /** Repeats an item of a list right after itself, as it is written. */
  | { readonly do: 'duplicate'; readonly file: string; readonly pointer: Pointer }
  /** Changes the characters of a file, YAML or not. */
  | {
      readonly do: 'replace';
      readonly file: string;
      readonly offset: number;
      readonly length: number;
      readonly text: string;
    }
  | { readonly do: 'create-file'; readonly file: string; readonly text: string }
  | { readonly do: 'delete-file'; readonly file: string }
  | { readonly do: 'rename-file'; readonly file: string; readonly to: string };

/** How to fix a problem. */
export interface Fix {
  /** To be made in this order. */
  readonly edits: readonly Edit[];
  /** Whether nothing else can have been meant, so that it may be made without asking. */
  readonly isCertain: boolean;
}
