import type { ErrorCode } from 'yaml';

/** What keeps a file from being read, as the one who typed it would say it. Each has its words in every language. */
export type SyntaxReason =
  | 'alias-of-itself'
  | 'aliases-multiply'
  | 'backslash'
  | 'bar-missing'
  | 'bar-needless'
  | 'bar-mistyped'
  | 'break-foreign'
  | 'bar-with-text'
  | 'bracket-missing'
  | 'bracket-missing-inside'
  | 'bracket-not-opened'
  | 'bracket-unexpected'
  | 'braces-doubled'
  | 'brackets-absent'
  | 'brackets-empty'
  | 'colon-in-text'
  | 'colon-missing'
  | 'colon-replaced'
  | 'comma-missing'
  | 'comma-unexpected'
  | 'command'
  | 'dash-missing'
  | 'dash-unexpected'
  | 'dash-wide'
  | 'document-second'
  | 'fence'
  | 'indentation'
  | 'item-named'
  | 'item-start-lost'
  | 'items-together'
  | 'key-above-lost'
  | 'key-above-missing'
  | 'key-above-noted'
  | 'key-dressed'
  | 'key-too-long'
  | 'key-twice'
  | 'keys-beside'
  | 'keys-copied'
  | 'keys-together'
  | 'line-broken'
  | 'line-end-lost'
  | 'line-lost'
  | 'line-without-colon'
  | 'lines-compared'
  | 'lines-joined'
  | 'lines-swapped'
  | 'mark-behind-quote'
  | 'mark-missing'
  | 'note-behind-text'
  | 'note-foreign'
  | 'note-in-braces'
  | 'note-unmarked'
  | 'placeholder-unquoted'
  | 'quote-curly'
  | 'quote-doubled'
  | 'quote-in-text'
  | 'file-twice'
  | 'mark-of-merge'
  | 'quote-missing'
  | 'quote-not-opened'
  | 'quotes-differ'
  | 'sign-foreign'
  | 'space-after-colon'
  | 'space-after-dash'
  | 'space-foreign'
  | 'spaces-foreign'
  | 'start-of-text'
  | 'tab'
  | 'tag-foreign'
  | 'text-loose'
  | 'text-unquoted'
  | 'too-deep'
  | 'unexpected'
  | 'unmerged'
  | 'value-with-keys';

export interface SyntaxDetails {
  readonly reason: SyntaxReason;
  /** The characters at issue. */
  readonly written?: string;
  /** The line as it should be, or the part of it that changes. */
  readonly correct?: string;
  /** Another line that has to do with it, counted from 1. */
  readonly line?: number;
  /** With how many spaces the line should begin. */
  readonly spaces?: number;
  /** How many lines after it should be moved as far. */
  readonly moved?: number;
}

/** What each complaint of the parser mostly comes from, where the text itself does not tell better. */
export const reasonOfCode: Readonly<Record<ErrorCode, SyntaxReason>> = {
  ALIAS_PROPS: 'start-of-text',
  BAD_ALIAS: 'start-of-text',
  BAD_COLLECTION_TYPE: 'start-of-text',
  BAD_DIRECTIVE: 'start-of-text',
  BAD_DQ_ESCAPE: 'backslash',
  BAD_INDENT: 'indentation',
  BAD_PROP_ORDER: 'start-of-text',
  BAD_SCALAR_START: 'start-of-text',
  BLOCK_AS_IMPLICIT_KEY: 'colon-in-text',
  BLOCK_IN_FLOW: 'bracket-missing',
  DUPLICATE_KEY: 'key-twice',
  IMPOSSIBLE: 'unexpected',
  KEY_OVER_1024_CHARS: 'key-too-long',
  MISSING_CHAR: 'mark-missing',
  MULTILINE_IMPLICIT_KEY: 'line-without-colon',
  MULTIPLE_ANCHORS: 'start-of-text',
  MULTIPLE_DOCS: 'document-second',
  MULTIPLE_TAGS: 'start-of-text',
  NON_STRING_KEY: 'placeholder-unquoted',
  RESOURCE_EXHAUSTION: 'too-deep',
  TAB_AS_INDENT: 'tab',
  TAG_RESOLVE_FAILED: 'start-of-text',
  UNEXPECTED_TOKEN: 'unexpected',
};
