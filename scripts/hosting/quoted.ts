/** A text that a server's file takes for one word, whatever is in it; `special` is what else than the quotation mark is escaped there. */
export function quoted(text: string, special: string): string {
  const escaped = [...text].map((character) => (`"${special}`.includes(character) ? `\\${character}` : character));
  return `"${escaped.join('')}"`;
}
