import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { functionWordsIn } from '../texts/language-of';
import { readableRuns, textOf } from '../texts/readable-texts';
import { oncePerWord, wordsIn } from '../texts/words';

/** Two capitals and small letters behind them; a word in the plural, such as DVDs, is none of the commonest ones. */
const WORD = /(?<![\p{L}\p{N}])\p{Lu}{2}\p{Ll}{1,20}(?![\p{L}\p{N}])/gu;

const isLate = oncePerWord(({ written }) => /^\p{Lu}{2}\p{Ll}/u.test(written));

/** Of a word that begins with a capital, the second letter is small. */
export const textCapitalLate: OwnRule<'text-capital-late'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language } = written;
    if (language === undefined || !wordsIn(text).some(isLate)) return [];
    return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      if (functionWordsIn(word.toLowerCase(), [language]) === 0) return [];
      const part = { offset: offset + index, length: word.length };
      const correct = word.slice(0, 1) + word.slice(1).toLowerCase();
      const fix = fixOfText(written, [{ ...part, text: correct }], true);
      return [
        { code: 'text-capital-late' as const, place: { source, pointer, part }, details: { word, correct }, fix },
      ];
    });
  });
