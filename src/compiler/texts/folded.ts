/** Letters with an accent, and those that they are without. */
const BARE = new Map(
  Array.from({ length: 0x190 }, (_, index) => String.fromCharCode(0xc0 + index)).map((letter) => [
    letter,
    letter.normalize('NFD').charAt(0),
  ]),
);

/** A text in small letters and without accents; each character stands where it stood. */
export function folded(text: string): string {
  return text.replaceAll(/[\u00c0-\u024f]/g, (letter) => BARE.get(letter) ?? letter).toLowerCase();
}

/** A text without accents; what is a capital is one still. */
export function withoutAccents(text: string): string {
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
