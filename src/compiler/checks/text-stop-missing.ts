import type { Language } from '../../shared/language';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { monthNames, weekdayNames } from '../standards/calendar-names';
import { functionWordsIn } from '../texts/language-of';
import { openEnd } from '../texts/sentence-ends';
import { type LanguageText, localisedTexts } from '../translations/localised-texts';
import { blockPairs, type Sentence } from '../translations/sentences';

/** A word that a sentence begins with, and no sign before it; what is no word of the text, such as a fact, is spaces. */
const BEGUN = /(?<=[\p{L}\d)»”%€] {0,80}) (\p{Lu}\p{Ll}+)(?= )/gu;

/** What stands behind a capital with which a title or a name begins: “The State”, “We the Living”. */
const NAMED = /^(?: \p{Ll}+)? \p{Lu}\p{Ll}/u;

/** Of two sentences, one language may make one with a comma or a colon. */
const MOST_MORE = 2;

/** So much of what stands before it is looked at, and told. */
const LONGEST_BEFORE = 40;

/**
 * Where one language has a sentence or two more than the other, and this one a capital within a sentence that is no name’s, a full
 * stop has been lost before it.
 */
export const textStopMissing: OwnRule<'text-stop-missing'> = ({ sources, contract }) =>
  sources
    .flatMap((source) => localisedTexts(source, contract))
    .flatMap(({ pairs }) => pairs)
    .flatMap(({ original, translation }) =>
      blockPairs(original.text, translation.text).flatMap(([ones, others]) => {
        const more = ones.length - others.length;
        if (Math.abs(more) > MOST_MORE) return [];
        if (more > 0) return lostIn(translation, others, ones, original);
        return more < 0 ? lostIn(original, ones, others, translation) : [];
      }),
    );

function lostIn(
  at: LanguageText,
  sentences: readonly Sentence[],
  besides: readonly Sentence[],
  other: LanguageText,
): Finding<'text-stop-missing'>[] {
  if (languageData(at.language)?.nounsHaveCapital) return [];
  const [found, ...more] = begunWithin(sentences, at);
  // Where the other language has a capital as well, both name the same.
  if (found === undefined || more.length > 0 || begunWithin(besides, other).length > 0) return [];
  const { word, offset } = found;
  const part = { offset: offset + 1, length: word.length };
  const fix = fixOfText(at, [{ offset, length: 0, text: '.' }], false);
  const [before = ''] = /\S*$/.exec(at.text.slice(Math.max(0, offset - LONGEST_BEFORE), offset)) ?? [];
  const details = { word, correct: `${before}. ${word}` };
  return [{ code: 'text-stop-missing', place: { source: at.source, pointer: at.pointer, part }, details, fix }];
}

/** The words of a text in the midst of its sentences that begin one; not behind a word with which none ends, nor in a tag of their own, as titles are. */
function begunWithin(sentences: readonly Sentence[], { language, text: whole }: LanguageText) {
  return sentences.flatMap(({ text, offset }) =>
    [...text.matchAll(BEGUN)].flatMap(({ 0: all, 1: word = '', index }) => {
      const [before, after] = [text.slice(0, index), text.slice(index + all.length)];
      const isBegun = isFunctionWord(word.toLowerCase(), language) && !NAMED.test(after);
      const isTitle = whole.charAt(offset + index) === '>' || goesOn(before, language);
      return isBegun && !isTitle ? [{ word, offset: offset + index }] : [];
    }),
  );
}

/** “May” has its capital as a month. */
function isFunctionWord(word: string, language: Language): boolean {
  return (
    functionWordsIn(word, [language]) > 0 && ![monthNames, weekdayNames].some((names) => names(language).includes(word))
  );
}

/** Whether something has to follow in the same sentence. */
function goesOn(before: string, language: Language): boolean {
  return openEnd(language)?.test(`x ${before.slice(-LONGEST_BEFORE).toLowerCase()}`) === true;
}
