import { oncePerText } from '../../shared/once-per-text';

/** Of so many characters search engines show the title of a page; a sign of Chinese, Japanese or Korean takes twice the room. */
const LONGEST_TITLE = 60;

/** Of fewer characters of a description search engines make something of their own. */
const SHORTEST_DESCRIPTION = 20;

/** Fewer are not all that a page has to say, where it says more in another language. */
export const SHORTEST_BESIDE_OTHERS = 40;

/** Of more characters of a description search engines show the beginning. */
export const LONGEST_DESCRIPTION = 170;

/** Marks that belong to the letter before them, and drawings that may be one of several. */
const JOINED = /[\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters somebody sees in a text: a drawing of a family, or a letter with its accent, is one. */
export const charactersIn: (text: string) => number = oncePerText((text) =>
  JOINED.test(text) ? [...segmenter.segment(text)].length : [...text].length,
);

const WORD_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** How much a text says, in letters: a sign of Chinese, Japanese or Korean says as much as two. */
export function lengthInLetters(text: string): number {
  return charactersIn(text) + (text.match(WORD_SIGNS)?.length ?? 0);
}

/** Whether a text is written in signs that each say as much as several letters. */
export function isInWordSigns(text: string): boolean {
  return lengthInLetters(text) > 1.5 * charactersIn(text);
}

/** Of so many characters search engines show a title like this. */
export function longestTitle(text: string): number {
  return isInWordSigns(text) ? LONGEST_TITLE / 2 : LONGEST_TITLE;
}

/** So many characters a description like this has at least: of fewer, search engines make something of their own. */
export function shortestDescription(text: string): number {
  return isInWordSigns(text) ? SHORTEST_DESCRIPTION / 2 : SHORTEST_DESCRIPTION;
}
