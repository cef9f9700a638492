/** Languages that part no words with blanks, by their letters. */
const UNPARTED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u;
const ENDS_WORD = /(?:[\p{L}\p{N}.,;:!?)»”%]|\}\})$/u;
const BEGINS_WORD = /^(?:[\p{L}\p{N}(¿¡«“]|\{\{)/u;

/** The blanks that somebody would type on both sides of what is put between two parts of a text. */
export function blanksAround(before: string, after: string): readonly [before: string, after: string] {
  const blank = (isWord: boolean, letter: string) => (isWord && !UNPARTED.test(letter) ? ' ' : '');
  return [blank(ENDS_WORD.test(before), before.slice(-1)), blank(BEGINS_WORD.test(after), after.slice(0, 1))];
}
