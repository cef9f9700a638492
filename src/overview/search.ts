import { bareLetter } from '../compiler/spelling/folded';
import { oncePerObject } from '../shared/once-per-object';
import type { OverviewText } from './overview';

/** A text in which all words of a search are. */
export interface SearchHit {
  readonly found: OverviewText;
  /** From where to where the words stand in the text, one after the other. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
}

/**
 * The texts that hold each word of a search, whatever its capitals and accents; those that hold them as they are typed,
 * one after the other, come first, and of these the shortest.
 */
export function searchTexts(texts: readonly OverviewText[], query: string): SearchHit[] {
  const whole = plain(query).trim().replaceAll(/\s+/g, ' ');
  const words = [...new Set(whole.split(' '))].filter((word) => word !== '');
  if (words.length === 0) return [];
  const hits = searchable(texts).filter(({ text }) => words.every((word) => text.includes(word)));
  const rankOf = ({ text }: Searchable) => (text === whole ? 0 : text.includes(whole) ? 1 : 2);
  return hits
    .map((one) => ({ one, rank: rankOf(one) }))
    .sort((a, b) => a.rank - b.rank || a.one.text.length - b.one.text.length)
    .map(({ one, rank }) => ({ found: one.found, marks: marksOf(one.text, rank < 2 ? [whole] : words) }));
}

interface Searchable {
  readonly found: OverviewText;
  readonly text: string;
}

const searchable = oncePerObject((texts: readonly OverviewText[]): readonly Searchable[] =>
  texts.map((found) => ({ found, text: plain(found.text) })),
);

/** In small letters and without accents, each where it was. */
function plain(text: string): string {
  const bare = text.replaceAll(/[\u00c0-\uabff]/g, bareLetter);
  const small = bare.toLowerCase();
  return small.length === bare.length ? small : bare;
}

function marksOf(text: string, words: readonly string[]): SearchHit['marks'] {
  const all = words.flatMap((word) => occurrences(text, word)).sort((a, b) => a.from - b.from);
  const apart: { from: number; to: number }[] = [];
  for (const { from, to } of all) {
    const last = apart.at(-1);
    if (last === undefined || from > last.to) apart.push({ from, to });
    else last.to = Math.max(last.to, to);
  }
  return apart;
}

function occurrences(text: string, word: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let from = text.indexOf(word); from !== -1; from = text.indexOf(word, from + word.length)) {
    found.push({ from, to: from + word.length });
  }
  return found;
}
