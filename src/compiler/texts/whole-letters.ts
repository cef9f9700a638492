/** A text in the letters of which it is made up: “ﬁ” is two of them, and one with its accent beside it is one. */
export function wholeLetters(text: string): string {
  return text.replaceAll(/[\ufb00-\ufb06]/g, (letters) => letters.normalize('NFKC')).normalize('NFC');
}
