import { endOfComment, nextOf, withoutEscapes } from './declaration-parts';

/** What makes a style sheet unreadable to browsers, or to the program that shortens it, though a parser may pass over it. */
interface StyleFault {
  readonly reason: 'Hash comment' | 'Line comment' | 'Unclosed comment' | 'Unclosed string' | 'Too deep';
  readonly offset: number;
  readonly length: number;
}

/** In no style sheet are there so many blocks or brackets within each other; of many thousands, programs lose track. */
const MOST_LEVELS = 200;

/** Two slashes are a remark as other languages have it: browsers take it, and what follows up to a brace or a semicolon, for a rule. */
const SIGNS =
  /(?<comment>\/\*)|(?<address>(?<=url)\()|(?<quote>["'])|(?<remark>(?<![^\s;{}])\/\/)|(?<hash>(?<![^\s;{}])#(?=\s))|(?<open>[{([])|(?<close>[})\]])/gi;

/** The first of them in a style sheet. */
export function faultIn(written: string): StyleFault | undefined {
  const text = withoutEscapes(written);
  const signs = new RegExp(SIGNS);
  let level = 0;
  for (let sign = signs.exec(text); sign !== null; sign = signs.exec(text)) {
    const { 0: mark, index, groups = {} } = sign;
    const note = noteIn(text, index, groups);
    if (note !== undefined) return note;
    if (groups.comment !== undefined) signs.lastIndex = endOfComment(text, index);
    if (groups.address !== undefined) signs.lastIndex = endOfBareAddress(text, index + 1);
    if (groups.quote !== undefined) {
      const end = endOfString(text, index, mark);
      if (end === undefined) return { reason: 'Unclosed string', offset: index, length: 1 };
      signs.lastIndex = end;
    }
    level += groups.close !== undefined ? -1 : (groups.open ?? groups.address) === undefined ? 0 : 1;
    if (level > MOST_LEVELS) return { reason: 'Too deep', offset: index, length: 1 };
  }
  return undefined;
}

/** A remark as other languages have it, or one that takes the end of the next one for its own; the sign of a colour stands behind a colon. */
function noteIn(
  text: string,
  offset: number,
  { comment, remark, hash }: Readonly<Record<string, string | undefined>>,
): StyleFault | undefined {
  if (comment !== undefined) {
    const holdsNext = /\n[ \t]*\/\*/.test(text.slice(offset, endOfComment(text, offset)));
    return holdsNext ? { reason: 'Unclosed comment', offset, length: 2 } : undefined;
  }
  if (remark !== undefined) return { reason: 'Line comment', offset, length: 2 };
  const isColour = /:\s{0,9}$/.test(text.slice(Math.max(0, offset - 10), offset));
  return hash === undefined || isColour ? undefined : { reason: 'Hash comment', offset, length: 1 };
}

/** Where a string is over, of which browsers read nothing on the next lines. */
function endOfString(text: string, start: number, mark: string): number | undefined {
  const end = nextOf(mark === '"' ? /["\n\r\f]/g : /['\n\r\f]/g, text, start + 1);
  return text[end] === mark ? end + 1 : undefined;
}

/** Where an address ends that stands in brackets without quotation marks; two slashes in it are no remark. */
function endOfBareAddress(text: string, start: number): number {
  return nextOf(/[)\s"'(]/g, text, nextOf(/\S/g, text, start));
}
