import { Scalar, stringify } from 'yaml';

/** How a text may be written. */
export type Style = 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** A value as it is written: what follows the sign before it, and the lines below that, if any. */
export interface Rendered {
  readonly inline: string;
  readonly below?: string;
}

const STYLES: Readonly<Record<string, Style>> = {
  [Scalar.PLAIN]: 'plain',
  [Scalar.QUOTE_SINGLE]: 'single',
  [Scalar.QUOTE_DOUBLE]: 'double',
  [Scalar.BLOCK_LITERAL]: 'literal',
  [Scalar.BLOCK_FOLDED]: 'folded',
};

/** How a scalar is written; undefined where it has not been read from a text. */
export function styleOf({ type }: Scalar): Style | undefined {
  return type === null || type === undefined ? undefined : STYLES[type];
}

/** What some reader of YAML, or of an older version of it, takes for something else than a text. */
const NO_TEXT: readonly RegExp[] = [
  /^(?:~|null|true|false|yes|no|on|off|y|n|=|<<)?$/i,
  // Numbers, times and dates of all kinds.
  /^[-+]?\.?\d[\d_.,:eExXoObBa-fA-F+-]*$/,
  /^[-+]?\.(?:inf|nan)$/i,
  /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt\s]|$)/,
];

const NOT_PLAIN: readonly RegExp[] = [
  /^[\s\-?:,[\]{}#&*!|>'"%@`]/,
  /[\s:]$/,
  /:\s|\s#/,
  /^\.\.\./,
  // Line breaks, tabs, and what cannot be seen.
  /[^\x20-\x7e\u00a1-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u,
];

/** Dashes, question marks and colons are signs only before a space. */
const SIGN_IN_WORD = /^[-?:](?=[^\s\-?:,[\]{}])/;

/** Whether a text without quotes is that text to every reader. */
export function isPlainSafe(text: string, isFlow: boolean): boolean {
  const rest = isFlow ? text : text.replace(SIGN_IN_WORD, '_');
  return (
    !NO_TEXT.some((pattern) => pattern.test(text)) &&
    !NOT_PLAIN.some((pattern) => pattern.test(rest)) &&
    !(isFlow && /[,[\]{}]|:$|[:"']/.test(text))
  );
}

/** Whether a text without quotes, whatever it may be to some readers, is to all of them what another one was. */
export function isOfSameForm(text: string, other: string): boolean {
  const formOf = (one: string) => one.replaceAll(/\d/g, '0');
  return formOf(text) === formOf(other) && !NOT_PLAIN.some((pattern) => pattern.test(text));
}

/** A word such as an id, which nobody puts in quotes. */
export function isName(text: string): boolean {
  return /^[a-zA-Z][\w./-]*$/.test(text) && isPlainSafe(text, true);
}

/** Whether every character of a text can be seen, line breaks apart: only double quotes can hold the others. */
export function isVisible(text: string): boolean {
  return /^[\n\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]*$/u.test(text);
}

export function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function doubleQuoted(text: string): string {
  return `"${escaped(text)}"`;
}

/** A text as it stands between double quotes. */
export function escaped(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

/** Where a text is to stand. */
export interface Surroundings {
  readonly isFlow: boolean;
  /** The column of the map or list that holds it. */
  readonly column: number;
  /** How far a level is moved to the right. */
  readonly step: number;
  readonly lineBreak: string;
  /** Whether a text may be a block. */
  readonly hasBlocks: boolean;
}

/** The ways in which a text can be written, the best first; `like` is how it is to look, where that can be. */
export function renderText(text: string, like: Style, surroundings: Surroundings): Rendered[] {
  return stylesFor(text, like, surroundings).flatMap((style) => renderAs(text, style, surroundings) ?? []);
}

function stylesFor(text: string, like: Style, { isFlow, hasBlocks }: Surroundings): Style[] {
  if (isFlow || !hasBlocks) return like === 'plain' || like === 'single' ? [like, 'double'] : ['double'];
  if (like === 'literal') return ['literal', 'double'];
  if (like === 'folded') return ['folded', 'literal', 'double'];
  if (text.includes('\n')) return ['literal', 'double'];
  return like === 'double' ? ['double'] : [like, 'double'];
}

function renderAs(text: string, style: Style, surroundings: Surroundings): Rendered | undefined {
  switch (style) {
    case 'plain':
      return isPlainSafe(text, surroundings.isFlow) ? { inline: text } : undefined;
    case 'single':
      return isVisible(text) && !text.includes('\n') ? { inline: singleQuoted(text) } : undefined;
    case 'double':
      return { inline: doubleQuoted(text) };
    default:
      return renderBlock(text, style, surroundings);
  }
}

/** A block as the parser's own writer has it, at another column; nothing where it would not write it as a block. */
function renderBlock(
  text: string,
  style: 'literal' | 'folded',
  { column, step, lineBreak }: Surroundings,
): Rendered | undefined {
  if (!isVisible(text) || text.trim() === '') return undefined;
  const scalar = new Scalar(text);
  scalar.type = style === 'literal' ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
  const [header = '', ...lines] = stringify({ k: scalar }, { indent: step, lineWidth: LINE_WIDTH }).split('\n');
  const inline = header.slice('k: '.length);
  if (!/^[|>]/.test(inline)) return undefined;
  // The last line break is that of the line itself.
  const moved = lines.slice(0, -1).map((line) => (line === '' ? '' : ' '.repeat(Math.max(column, 0)) + line));
  return { inline, below: moved.join(lineBreak) };
}

const LINE_WIDTH = 100;
