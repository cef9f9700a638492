import { withoutAccents } from '../compiler/texts/folded';

/** Whether each word that is searched for stands in what there is to know of something, whatever its accents and capitals. */
export function isFound(search: string, known: readonly string[]): boolean {
  const text = plain(known.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return withoutAccents(text).toLowerCase();
}
