import { type Change, fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { accented } from '../texts/accents';
import { type ReadableText, readableRuns } from '../texts/readable-texts';

const WORD = /(?<![\p{L}\p{N}@/._{-])\p{L}\p{Ll}{2,30}(?![\p{L}\p{N}@/_}-]|[.:]\p{L})/gu;

/** Words that have an accent are written with it. */
export const textAccent: OwnRule<'text-accent'> = (site) => {
  const found = new Map<ReadableText, (Change & { word: string })[]>();
  for (const { written, text, offset } of readableRuns(site)) {
    const { language } = written;
    if (language === undefined) continue;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const correct = accented(word, language);
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
