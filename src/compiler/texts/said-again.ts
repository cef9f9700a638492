import type { TextPart } from '../../shared/text-part';
import { wordsIn } from './words';

/** Shorter sentences may be said again, as «Apto o no apto.» */
const FEWEST_WORDS = 5;

/** What ends without a mark is passed over as a whole: looked for anew from each of its letters, it would take the square of its length. */
const SENTENCE = /[^.!?…\s][^.!?…]*(?<mark>[.!?…]+(?=\s|$))?/gu;

type Said = TextPart & { readonly said: string };

/** What a text says a second time: a sentence, or how one begins, in the midst of it and with a capital. What is there more often is meant so. */
export function saidAgain(text: string): Said | undefined {
  const sentences = [...text.matchAll(SENTENCE)].filter(({ groups }) => groups?.mark !== undefined);
  for (const { 0: said, index } of sentences) {
    const begun = begunAgain(said);
    if (begun !== undefined) return { ...begun, offset: index + begun.offset };
  }
  const before = new Set<string>();
  const again = sentences.flatMap(({ 0: said, index }): Said[] => {
    const words = wordsIn(said);
    // What names a figure may count something else each time.
    if (words.length < FEWEST_WORDS || /\{\{|\d/.test(said)) return [];
    const key = words.map(({ small }) => small).join(' ');
    if (before.has(key)) return [{ said, offset: index, length: said.length }];
    before.add(key);
    return [];
  });
  return again.length === 1 ? again[0] : undefined;
}

/** So many words are no name. */
const BEGINNING = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){3}(?!\p{L})/u;

/** Where one version of a sentence was pasted into another. */
function begunAgain(sentence: string): Said | undefined {
  const [said] = BEGINNING.exec(sentence) ?? [];
  const offset = said === undefined ? -1 : sentence.indexOf(said, said.length);
  if (said === undefined || offset < 0) return undefined;
  const [before, behind] = [sentence.slice(0, offset), sentence.slice(offset + said.length)];
  return /[\p{Ll},] $/u.test(before) && !/^\p{L}/u.test(behind) ? { said, offset, length: said.length } : undefined;
}
