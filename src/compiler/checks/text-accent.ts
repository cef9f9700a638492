import { type Change, fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { accentsOf, askingWord } from '../texts/accents';
import { type ReadableText, readableRuns } from '../texts/readable-texts';
import { wordOf, wordsIn } from '../texts/words';

const WORD = /(?<![\p{L}\p{N}@/._{-])\p{L}\p{Ll}{2,30}(?![\p{L}\p{N}@/_}-]|[.:]\p{L})/gu;

/** Words that have an accent are written with it. */
export const textAccent: OwnRule<'text-accent'> = (site) => {
  const found = new Map<ReadableText, (Change & { word: string })[]>();
  for (const { written, text, offset } of readableRuns(site)) {
    const accented = written.language === undefined ? undefined : accentsOf(written.language);
    if (accented === undefined) continue;
    const asked = /¿/.test(text) ? askedIn(text, written.language ?? '') : [];
    for (const { index, word, correct } of asked) {
      const change = { offset: offset + index, length: word.length, text: correct, word };
      found.set(written, [...(found.get(written) ?? []), change]);
    }
    if (!wordsIn(text).some(accented)) continue;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const correct = accented(wordOf(word));
      if (correct === undefined) continue;
      const change = { offset: offset + index, length: word.length, text: correct, word };
      found.set(written, [...(found.get(written) ?? []), change]);
    }
  }
  return [...found].flatMap(([written, changes]) => {
    const [first] = changes;
    if (first === undefined) return [];
    const { source, pointer } = written;
    const part = { offset: first.offset, length: first.length };
    const details = { word: first.word, correct: first.text };
    return [{ code: 'text-accent', place: { source, pointer, part }, details, fix: fixOfText(written, changes, true) }];
  });
};

/** A question that has a comma may begin with what is not asked: «¿Cuando acabe, qué hago?», and so may one that begins with «que no». */
const ASKING = /(?<=¿)(\p{L}+) (?!no |si )[^¿?,]{3,200}(?=\?)/gu;

/** The words without their accent with which questions begin. */
function askedIn(text: string, language: string): { index: number; word: string; correct: string }[] {
  return [...text.matchAll(ASKING)].flatMap(({ 0: question, 1: word = '', index }) => {
    const correct = askingWord(wordsIn(question), language);
    return correct === undefined ? [] : [{ index, word, correct: word.charAt(0) + correct.slice(1) }];
  });
}
