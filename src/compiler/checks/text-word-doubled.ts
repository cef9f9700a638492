import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach, fewOf } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';
import { folded, wordingOf } from '../texts/wordings';
import { wordsIn } from '../texts/words';

/** No word stands there twice in a row by mistake. */
export const textWordDoubled: OwnRule<'text-word-doubled'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { twice } = wordingOf(written.language) ?? {};
    if (twice === undefined || !mayHoldDouble(text)) return [];
    const { source, pointer } = written;
    const mistaken = doublesIn(text).filter(({ word }) => !twice.includes(folded(word)));
    return fewOf(mistaken).map(({ word, from, length }) => {
      const part = { offset: offset + from, length };
      const fix = fixOfText(written, [{ ...part, text: word }], false);
      return { code: 'text-word-doubled', place: { source, pointer, part }, details: { word }, fix } as const;
    });
  });

/** Quickly told of most texts: whether a word is there twice, whatever stands between. */
function mayHoldDouble(text: string): boolean {
  const words = wordsIn(text);
  return words.some(({ small }, index) => words[index + 1]?.small === small);
}

interface Doubled {
  readonly word: string;
  readonly from: number;
  readonly length: number;
}

/** The same word twice, the second one in small letters: names are doubled on purpose. */
function doublesIn(text: string): Doubled[] {
  const found: Doubled[] = [];
  let before: RegExpExecArray | undefined;
  for (const match of text.matchAll(/[\p{L}\p{N}'’_-]+/gu)) {
    const [word] = match;
    const between = before && text.slice(before.index + before[0].length, match.index);
    const isSame = before !== undefined && word === word.toLowerCase() && before[0].toLowerCase() === word;
    if (before !== undefined && isSame && /^\s+$/.test(between ?? '') && /^\p{L}+$/u.test(word)) {
      found.push({ word: before[0], from: before.index, length: match.index + word.length - before.index });
    }
    before = match;
  }
  return found;
}
