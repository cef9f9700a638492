/** A part of a declaration that may be an address: what is quoted, and what stands alone in brackets. */
interface DeclarationPart {
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
  /** The name of the function in whose brackets it stands alone, as it is written. */
  readonly word: string;
}

/** A character by its number, with the space that ends it, or any other one as itself. */
const ESCAPE = /\\(?:[\da-f]{1,6}\s?|.)/gis;
/** How long `url` is where each letter is written by its number, and more. */
const LONGEST_WORD = 30;

/**
 * The parts of a declaration, in the order in which they begin, without its comments. Each end is looked for by a single
 * character: what steps over many megabytes as one repetition has no room left for its steps.
 */
export function* partsOf(declaration: string): Generator<DeclarationPart> {
  const text = withoutEscapes(declaration);
  const openings = /\/\*|["'(]/g;
  for (let opening = openings.exec(text); opening !== null; opening = openings.exec(text)) {
    const { 0: mark, index } = opening;
    if (mark === '/*') {
      openings.lastIndex = endOfComment(text, index);
      continue;
    }
    const part = mark === '(' ? aloneInBrackets(text, index + 1) : quotedFrom(text, index);
    if (part === undefined) continue;
    yield { ...part, word: mark === '(' ? wordBefore(declaration, text, index) : '' };
    openings.lastIndex = part.isQuoted ? part.end + 1 : part.end;
  }
}

/** As long, with a letter in place of each sign of an escape: so quotation marks and brackets are only those that count. */
export function withoutEscapes(written: string): string {
  // What looks like one in a comment may be its end.
  return written.replaceAll(ESCAPE, (signs) => (signs === '\\*' ? '_*' : '_'.repeat(signs.length)));
}

export function endOfComment(text: string, start: number): number {
  const end = text.indexOf('*/', start + 2);
  return end < 0 ? text.length : end + 2;
}

type Found = Omit<DeclarationPart, 'word'>;

function quotedFrom(text: string, index: number): Found | undefined {
  const end = text.indexOf(text.charAt(index), index + 1);
  return end < 0 ? undefined : { start: index + 1, end, isQuoted: true };
}

function aloneInBrackets(text: string, from: number): Found | undefined {
  const start = nextOf(/\S/g, text, from);
  const part = /["']/.test(text.charAt(start)) ? quotedFrom(text, start) : bareFrom(text, start);
  if (part === undefined) return undefined;
  const after = nextOf(/\S/g, text, part.isQuoted ? part.end + 1 : part.end);
  return text.charAt(after) === ')' ? part : undefined;
}

function bareFrom(text: string, start: number): Found | undefined {
  const end = nextOf(/[\s"'()]/g, text, start);
  return end === start ? undefined : { start, end, isQuoted: false };
}

function wordBefore(declaration: string, text: string, index: number): string {
  const [word = ''] = /[\w-]*$/.exec(text.slice(Math.max(0, index - LONGEST_WORD), index)) ?? [];
  return declaration.slice(index - word.length, index);
}

/** Where a character is found from an index on, or the text ends. */
export function nextOf(character: RegExp, text: string, from: number): number {
  character.lastIndex = from;
  return character.exec(text)?.index ?? text.length;
}
