import type { Language } from '../../shared/language';
import { fixToText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { readableTexts } from '../texts/readable-texts';
import { isFromRight } from '../texts/wordings';

/** Controls, and characters without a width; but those that join emoji, and letters in some scripts. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028\u2029\u2060-\u2064\ufeff\ufff9-\ufffb\p{Cs}\p{Noncharacter_Code_Point}]|(?<![^\p{Script=Latin}\s])[\u200c\u200d]/gu;
/** What turns the direction of writing; at home where it is from right to left. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text holds nothing that cannot be seen: such characters come along when a text is copied. */
export const textInvisible: OwnRule<'text-invisible'> = (site) =>
  readableTexts(site).flatMap((written) => {
    const { source, pointer, text, language } = written;
    const patterns = patternsOf(language);
    const offsets = patterns.map((pattern) => text.search(pattern)).filter((offset) => offset >= 0);
    if (offsets.length === 0) return [];
    const offset = Math.min(...offsets);
    const character = codePointOf(text.charCodeAt(offset));
    const visible = visibleText(text, language);
    return [
      {
        code: 'text-invisible',
        place: { source, pointer, part: { offset, length: 1 } },
        details: { character, ...wordAt(text, offset) },
        ...(visible !== '' && { fix: fixToText(written, visible, true) }),
      },
    ];
  });

/** A text in a language without what cannot be seen. */
export function visibleText(text: string, language: Language | undefined): string {
  return patternsOf(language).reduce((left, pattern) => left.replaceAll(pattern, replacement), text);
}

function patternsOf(language: Language | undefined): readonly RegExp[] {
  return isFromRight(language) ? [INVISIBLE] : [INVISIBLE, DIRECTION];
}

/** Where lines end there is a space. */
function replacement(character: string): string {
  return character === '\u2028' || character === '\u2029' ? ' ' : '';
}

function codePointOf(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What can be read around it, by which it is found. */
function wordAt(text: string, offset: number): { before: string } {
  const [before = ''] = /[\p{L}\p{N}\p{P} ]*$/u.exec(text.slice(Math.max(0, offset - 20), offset)) ?? [];
  return { before };
}
