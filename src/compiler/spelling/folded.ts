/** Letters with a stroke, or without the dot of others, which Unicode does not take for those with a mark. */
const STRUCK = new Map(
  [...'øo ØO đd ĐD łl ŁL ħh ĦH ıi'.matchAll(/(\S)(\S)/g)].map(([, letter = '', bare = '']) => [letter, bare]),
);

/** A letter without its marks: one for one. */
export function bareLetter(letter: string): string {
  return STRUCK.get(letter) ?? letter.normalize('NFD').charAt(0);
}

/** Latin letters with an accent, and those that they are without. */
const BARE = new Map(
  Array.from({ length: 0x1f00 - 0xc0 }, (_, index) => String.fromCharCode(0xc0 + index))
    .filter((letter) => /\p{Script=Latin}/u.test(letter))
    .map((letter) => [letter, bareLetter(letter)]),
);

/** A text in small letters and without accents; each character stands where it stood. */
export function folded(text: string): string {
  return text.replaceAll(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => BARE.get(letter) ?? letter).toLowerCase();
}

/** A text without accents; what is a capital is one still. */
export function withoutAccents(text: string): string {
  return withoutDiacritics(text).replaceAll(/[^\0-\x7f]/g, (letter) => STRUCK.get(letter) ?? letter);
}

/** A text without what Unicode knows as marks. Sites keep hashes of what it gives. */
export function withoutDiacritics(text: string): string {
  // To take apart the letters of English too would take its time.
  return text.replaceAll(/[\u0080-\uffff]+/g, (letters) => letters.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

/** Whether a text has letters that are not among the plain ones. */
export function mayHaveAccents(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}

/** The words of a text, as `folded` gives them, with a space on either side of each. */
export function foldedWords(text: string): string {
  return ` ${folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
