import { groupBy } from '../../shared/group-by';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { functionWordsIn } from '../texts/language-of';
import { type Run, readableRuns, textOf } from '../texts/readable-texts';
import { oncePerWord, wordsIn } from '../texts/words';
import { inFewFiles } from '../values/values';

/** Two capitals and small letters behind them. */
const WORD = /(?<![\p{L}\p{N}])\p{Lu}{2}\p{Ll}{1,20}(?![\p{L}\p{N}])/gu;

/** A word in the plural, such as DVDs, is none of the commonest ones, and no longer one, as the dictionary may have it. */
const SHORTEST_LISTED = 5;

const isLate = oncePerWord(({ written }) => /^\p{Lu}{2}\p{Ll}/u.test(written));

interface LateCapital {
  readonly run: Run;
  readonly word: string;
  readonly index: number;
}

const lateCapitals = inFewFiles('late capitals', (source, contract): readonly LateCapital[] =>
  readableRuns({ sources: [source], contract }).flatMap((run) =>
    wordsIn(run.text).some(isLate)
      ? [...run.text.matchAll(WORD)].map(({ 0: word, index }) => ({ run, word, index }))
      : [],
  ),
);

/** Of a word that begins with a capital, the second letter is small; but of what is called so in several texts, such as JMeter. */
export const textCapitalLate: Rule<'text-capital-late'> = (site, { dictionaries = new Map() }) => {
  const found = lateCapitals(site);
  const uses = groupBy(found, ({ word }) => word);
  const isName = (word: string) => (uses.get(word)?.length ?? 0) > 1;
  const isListed = (word: string, language: string) =>
    word.length >= SHORTEST_LISTED && dictionaries.get(language)?.has(word) === true;
  const late = found.filter(({ run: { written }, word }) => {
    const [language, small] = [written.language ?? '', word.toLowerCase()];
    return functionWordsIn(small, [language]) > 0 || (isListed(small, language) && !isName(word));
  });
  return fewInEach(
    late,
    ({ run }) => textOf(run),
    ({ run: { written, offset }, word, index }) => {
      const part = { offset: offset + index, length: word.length };
      const correct = word.slice(0, 1) + word.slice(1).toLowerCase();
      const fix = fixOfText(written, [{ ...part, text: correct }], true);
      const place = { source: written.source, pointer: written.pointer, part };
      return [{ code: 'text-capital-late', place, details: { word, correct }, fix }];
    },
  );
};
