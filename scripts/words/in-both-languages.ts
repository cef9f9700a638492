/** A sentence for whoever has started a command, said before it is known in which language. */
export function inBothLanguages(es: string, en: string): string {
  return `${es}\n${en}`;
}
