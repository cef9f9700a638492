/** A text in which spaces at which no line ends are like any others; all else stands where it did. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}
