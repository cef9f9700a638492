import type { ErrorCode } from 'yaml';
import type { SyntaxReason } from '../findings/syntax-details';

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
