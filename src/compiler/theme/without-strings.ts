/** A style sheet, or a part of one, as long as it is, with spaces for what is quoted, for addresses and for notes. */
export function withoutStrings(text: string): string {
  return text.replaceAll(/"[^"\n]*"|'[^'\n]*'|url\([^)]*\)|\/\*[\s\S]*?\*\//gi, (part) => ' '.repeat(part.length));
}
