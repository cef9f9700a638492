import type { Pointer } from '../values/pointer';

/** One change of the content. Files are named below the site's folder; pointers are those of the file before it. */
export type Edit =
  /** Puts another value in the place of one. */
  | { readonly do: 'set'; readonly file: string; readonly pointer: Pointer; readonly value: unknown }
  /**
   * Adds a key to a map, behind or before another key where one is named, else behind all; or an item to a list before
   * the one that has its index now.
   */
  | {
      readonly do: 'insert';
      readonly file: string;
      readonly pointer: Pointer;
      readonly value: unknown;
      readonly after?: string;
      readonly before?: string;
    }
  /** Takes a key with its value, or an item, away. */
  | { readonly do: 'remove'; readonly file: string; readonly pointer: Pointer }
  /** Gives a key another name. */
  | { readonly do: 'rename'; readonly file: string; readonly pointer: Pointer; readonly key: string }
  /** Puts an item of a list at another index, that which it has afterwards. */
  | { readonly do: 'move'; readonly file: string; readonly pointer: Pointer; readonly to: number }
  /** Puts an item of a list there once more, behind itself, as it is written. */
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

/** What mends a mistake. */
export interface Fix {
  /** Made one after the other, they mend it. */
  readonly edits: readonly Edit[];
  /** Nothing else can have been meant: it may be made without asking. */
  readonly isCertain: boolean;
}
