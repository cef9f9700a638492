import type { Language } from '../../shared/language';
import { isFromRight } from '../language-data/direction';
import { NO_CHARACTER } from './no-character';

/** Controls, and characters without a width; but those that join emoji, name the region of a flag, and join letters in some scripts. */
const INVISIBLE = new RegExp(
  `${NO_CHARACTER.source}|[\\u200b\\u2028\\u2029\\u2060-\\u2064\\ufeff\\ufff9-\\ufffb]|(?<![^\\p{Script=Latin}\\s])[\\u200c\\u200d]|(?<![\\u{1f3f4}\\u{e0020}-\\u{e007f}])[\\u{e0001}\\u{e0020}-\\u{e007f}]+`,
  'gu',
);
/** What turns the direction of writing; at home where it is from right to left. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text in a language without what cannot be seen. */
export function visibleText(text: string, language: Language | undefined): string {
  return invisibleIn(language).reduce((left, pattern) => left.replaceAll(pattern, replacement), text);
}

/** The patterns of what cannot be seen in a text in a language. */
export function invisibleIn(language: Language | undefined): readonly RegExp[] {
  return isFromRight(language) ? [INVISIBLE] : [INVISIBLE, DIRECTION];
}

/** Where lines end there is a space. */
function replacement(character: string): string {
  return character === '\u2028' || character === '\u2029' ? ' ' : '';
}
