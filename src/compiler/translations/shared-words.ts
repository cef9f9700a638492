import type { TextPart } from '../../shared/text-part';
import { withoutQuotations } from '../texts/language-of';
import type { Sentence } from './sentences';

/** Where a text has words in a row that another one has, too. */
export function sharedWords(text: string, other: string): readonly TextPart[] {
  const written = new Set(rowsOfWords(other).map((row) => row.text));
  const found: { offset: number; length: number }[] = [];
  for (const { text: row, offset, length } of rowsOfWords(text)) {
    if (!written.has(row)) continue;
    const last = found.at(-1);
    if (last !== undefined && offset < last.offset + last.length) last.length = offset + length - last.offset;
    else found.push({ offset, length });
  }
  return found;
}

/** Each four words of a text with nothing but a space between them. */
function rowsOfWords(text: string): readonly Sentence[] {
  return [...withoutQuotations(text).matchAll(ROW_OF_WORDS)].flatMap(({ 0: row, index }) => {
    const words = [...row.matchAll(/\p{L}+/gu)];
    return words.slice(3).map(({ 0: last, index: end }, first) => {
      const start = words[first]?.index ?? 0;
      const length = end + last.length - start;
      return { text: row.slice(start, start + length), offset: index + start, length };
    });
  });
}

const ROW_OF_WORDS = /(?<![\p{L}\p{M}])\p{L}+(?: \p{L}+){3,}(?![\p{L}\p{M}])/gu;
