import { withoutAccents } from '../compiler/spelling/folded';

/**
 * Whether each word that is searched for stands in what there is to know of something, whatever its accents and capitals;
 * an amount, however it is grouped, with or without its sign.
 */
export function isFound(search: string, known: readonly string[]): boolean {
  const text = plain(known.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  const letters = withoutAccents(text).toLowerCase();
  return letters.replaceAll(/\p{Sc}/gu, ' ').replaceAll(/(\d)[.,'’\u00a0\u202f](?=\d{3}(?!\d))/g, '$1');
}
