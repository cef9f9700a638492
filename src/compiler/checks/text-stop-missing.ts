import type { Language } from '../../shared/language';
import { languageData } from '../language-data/known-languages';
import type { Finding } from '../problems/finding';
import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { openEnd } from '../texts/sentence-ends';
import { functionWordsIn } from '../translations/language-of';
import { type LanguageText, localisedTexts } from '../translations/localised-texts';
import { blockPairs, type Sentence } from '../translations/sentences';

/** A word that a sentence begins with, and no sign before it; what is no word of the text, such as a fact, is spaces. */
const BEGUN = /(?<=[\p{L}\d)»”%€] {0,80}) (\p{Lu}\p{Ll}+)(?= )/gu;

/** So much of what stands before it is looked at, and told. */
const LONGEST_BEFORE = 40;

/**
 * Where one language has a sentence more than the other, and this one a capital within a sentence that is no name’s, a full
 * stop has been lost before it.
 */
export const textStopMissing: OwnRule<'text-stop-missing'> = ({ sources, contract }) =>
  sources
    .flatMap((source) => localisedTexts(source, contract))
    .flatMap(({ pairs }) => pairs)
    .flatMap(({ original, translation }) =>
      blockPairs(original.text, translation.text).flatMap(([ones, others]) => {
        if (ones.length === others.length + 1) return lostIn(translation, others);
        return others.length === ones.length + 1 ? lostIn(original, ones) : [];
      }),
    );

function lostIn(at: LanguageText, sentences: readonly Sentence[]): Finding<'text-stop-missing'>[] {
  if (languageData(at.language)?.nounsHaveCapital) return [];
  const begun = sentences.flatMap(({ text, offset }) =>
    [...text.matchAll(BEGUN)]
      .filter(({ 1: word = '' }) => functionWordsIn(word.toLowerCase(), [at.language]) > 0)
      .filter(({ index }) => !goesOn(text.slice(Math.max(0, index - LONGEST_BEFORE), index), at.language))
      .map(({ 1: word = '', index }) => ({ word, offset: offset + index })),
  );
  const [found, ...more] = begun;
  if (found === undefined || more.length > 0) return [];
  const { word, offset } = found;
  const part = { offset: offset + 1, length: word.length };
  const fix = fixOfText(at, [{ offset, length: 0, text: '.' }], false);
  const [before = ''] = /\S*$/.exec(at.text.slice(Math.max(0, offset - LONGEST_BEFORE), offset)) ?? [];
  const details = { word, correct: `${before}. ${word}` };
  return [{ code: 'text-stop-missing', place: { source: at.source, pointer: at.pointer, part }, details, fix }];
}

/** Whether something has to follow in the same sentence. */
function goesOn(before: string, language: Language): boolean {
  return openEnd(language)?.test(`x ${before.toLowerCase()}`) === true;
}
