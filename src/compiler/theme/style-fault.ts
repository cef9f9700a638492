import { withoutEscapes } from './declaration-parts';

/** What makes a style sheet unreadable to browsers, or to the program that shortens it, though a parser may pass over it. */
export interface StyleFault {
  readonly reason: 'Line comment' | 'Unclosed string' | 'Too deep';
  readonly offset: number;
  readonly length: number;
}

/** In no style sheet are there so many blocks or brackets within each other; of many thousands, programs lose track. */
const MOST_LEVELS = 200;

/** An address without quotation marks, in which two slashes are no remark. */
const BARE_ADDRESS = /(?<=url\()\s*[^)\s"'(]+/;
/** It ends in its line: browsers pass over what follows if it does not. */
const STRING = /"[^"\n\r\f]*"|'[^'\n\r\f]*'/;
/** As other languages have it: browsers take it, and what follows up to a brace or a semicolon, for a rule. */
const REMARK = /(?<![^\s;{}])\/\//;

const PASSED_OVER = [/\/\*[\s\S]*?\*\//, BARE_ADDRESS, STRING].map(({ source }) => source).join('|');
const SIGNS = new RegExp(
  `${PASSED_OVER}|(?<unclosed>["'])|(?<remark>${REMARK.source})|(?<open>[{([])|(?<close>[})\\]])`,
  'gi',
);

/** The first of them in a style sheet. */
export function faultIn(text: string): StyleFault | undefined {
  let level = 0;
  for (const { groups = {}, index } of withoutEscapes(text).matchAll(SIGNS)) {
    if (groups.unclosed !== undefined) return { reason: 'Unclosed string', offset: index, length: 1 };
    if (groups.remark !== undefined) return { reason: 'Line comment', offset: index, length: 2 };
    if (groups.open !== undefined) level += 1;
    if (groups.close !== undefined) level -= 1;
    if (level > MOST_LEVELS) return { reason: 'Too deep', offset: index, length: 1 };
  }
  return undefined;
}
