/** Words by their places in a list, with each of the endings: `word=place word=place`. */
export function inOrder(words: string, endings: readonly string[] = ['']): string {
  return words
    .trim()
    .split(/\s+/)
    .flatMap((word, index) => endings.map((ending) => `${word}${ending}=${index + 1}`))
    .join(' ');
}
