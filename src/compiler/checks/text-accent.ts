import type { SiteLanguage } from '../../../generated/types';
import { addToGroup } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { knownLanguages } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import type { Files } from '../site';
import {
  accentsBehind,
  accentsOf,
  askedWithin,
  askingForm,
  askingWord,
  lacksAccent,
  mayAskBarely,
  onlyAsks,
} from '../texts/accents';
import { functionWordsIn } from '../texts/language-of';
import { type ReadableText, readableRuns } from '../texts/readable-texts';
import { type Word, wordOf, wordsIn } from '../texts/words';
import { type LanguageText, localisedTexts } from '../translations/localised-texts';
import { sentencePairs } from '../translations/sentences';
import { regionalForms } from '../typos/regional-forms';
import type { TextEdit } from '../values/text-edit';

const WORD = /(?<![\p{L}\p{M}\p{N}@/._{-])\p{L}\p{Ll}{2,30}(?![\p{L}\p{M}\p{N}@/_}-]|[.:]\p{L})/gu;

/** Words that have an accent are written with it. */
export const textAccent: OwnRule<'text-accent'> = (site) => {
  const found = new Map<ReadableText, Bare[]>();
  const { languages } = site.contract;
  for (const { written, text, offset } of readableRuns(site)) {
    const language = languages.find(({ code }) => code === written.language);
    for (const bare of language === undefined ? [] : bareIn(text, language)) {
      addToGroup(found, written, { ...bare, offset: offset + bare.offset });
    }
  }
  const told = [...found].flatMap(([written, changes]): Finding<'text-accent'>[] => {
    const [first] = changes;
    if (first === undefined) return [];
    const { source, pointer } = written;
    const part = { offset: first.offset, length: first.length };
    const details = { word: first.word, ...(first.text !== undefined && { correct: first.text }) };
    const known = changes.flatMap(({ text, ...change }): TextEdit[] =>
      text === undefined ? [] : [{ ...change, text }],
    );
    const fix = known.length === 0 ? undefined : fixOfText(written, known, true);
    return [{ code: 'text-accent', place: { source, pointer, part }, details, ...(fix && { fix }) }];
  });
  return [...told, ...askedElsewhere(site)];
};

/** «Que significa» beside “What it means”. */
function askedElsewhere({ sources, contract }: Files): Finding<'text-accent'>[] {
  return sources
    .flatMap((source) => localisedTexts(source, contract))
    .flatMap(({ pairs }) => pairs)
    .flatMap(({ original, translation }) => [
      ...barelyAsked(original, translation),
      ...barelyAsked(translation, original),
    ]);
}

function barelyAsked(at: LanguageText, other: LanguageText): Finding<'text-accent'>[] {
  if (mayAskBarely(at.language)?.test(at.text) !== true) return [];
  return sentencePairs(at.text, other.text).flatMap(([sentence, beside]) => {
    const [, opening = '', word = ''] = FIRST_WORD.exec(sentence.text) ?? [];
    const asks = onlyAsks(wordsIn(beside.text.slice(0, LONGEST_WORD)), other.language);
    const correct = asks && !/¿/.test(opening) ? askingForm(word, at.language) : undefined;
    if (correct === undefined) return [];
    const { source, pointer } = at;
    const part = { offset: sentence.offset + opening.length, length: word.length };
    const fix = fixOfText(at, [{ ...part, text: correct }], true);
    return [{ code: 'text-accent', place: { source, pointer, part }, details: { word, correct }, fix }];
  });
}

const FIRST_WORD = /^([^\p{L}]{0,9})(\p{L}+) /u;

/** A word without its accent, and how it is written, if that is known. */
interface Bare extends Omit<TextEdit, 'text'> {
  readonly word: string;
  readonly text?: string;
}

function bareIn(text: string, siteLanguage: SiteLanguage): Bare[] {
  const language = siteLanguage.code;
  const isBare = lacksAccent(language);
  if (isBare !== undefined) return wordsIn(text).some(isBare) ? bareWordsIn(text, isBare) : [];
  const accented = accentsOf(language);
  if (accented === undefined) return [];
  const formedOf = regionalForms(siteLanguage);
  const asked = [...(/¿/.test(text) ? askedIn(text, language) : []), ...behindOthersIn(text, language)];
  if (!wordsIn(text).some(accented)) return asked;
  const always = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const correct = accented(wordOf(word));
    const isRegional = formedOf(word.toLowerCase()) !== undefined;
    const isWrong = correct !== undefined && !isRegional && !isOfForeignName(text, index, word, language);
    return isWrong ? [{ offset: index, length: word.length, text: correct, word }] : [];
  });
  return [...asked, ...always];
}

/** «θαλασσα»: where the accent belongs is not known. What an apostrophe cuts short has lost its own. */
function bareWordsIn(text: string, isBare: (word: Word) => boolean): Bare[] {
  return [...text.matchAll(WORD)]
    .filter(({ 0: word, index }) => isBare(wordOf(word)) && !/^['’]/.test(text.slice(index + word.length)))
    .map(({ 0: word, index }) => ({ offset: index, length: word.length, word }));
}

/** «El trafico»: nouns that would be verbs without the word before them. */
function behindOthersIn(text: string, language: Language): Bare[] {
  return accentsBehind(language).flatMap(({ pattern, accented }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: word = '', index }) => {
      const correct = accented.get(word);
      const offset = index + whole.length - word.length;
      return correct === undefined ? [] : [{ offset, length: word.length, text: correct, word }];
    }),
  );
}

/** «Facultat de Filosofia i Lletres», «Rua da Alegria»: a capital beside a little word of another language. */
function isOfForeignName(text: string, index: number, word: string, language: Language): boolean {
  if (word.toLowerCase() === word) return false;
  const [before = ''] = /\p{L}+(?= $)/u.exec(text.slice(Math.max(0, index - LONGEST_WORD), index)) ?? [];
  const [behind = ''] = /(?<=^ )\p{L}+/u.exec(text.slice(index + word.length).slice(0, LONGEST_WORD)) ?? [];
  const others = knownLanguages.filter((other) => other !== language);
  const isForeign = (beside: string) =>
    functionWordsIn(beside, [language]) === 0 && functionWordsIn(beside, others) > 0;
  return [before, behind].some((beside) => beside === beside.toLowerCase() && isForeign(beside));
}

/** Little words are shorter. */
const LONGEST_WORD = 12;

/** A question that has a comma may begin with what is not asked: «¿Cuando acabe, qué hago?», and so may one that begins with «que no». */
const ASKING = /(?<=¿)(\p{L}+) (?!no |si )[^¿?,]{3,200}(?=\?)/gu;
const QUESTION = /(?<=¿)[^¿?]{3,300}(?=\?)/g;

/** The words without their accent with which questions begin, or what is asked as well. */
function askedIn(text: string, language: Language): Bare[] {
  const first = [...text.matchAll(ASKING)].flatMap(({ 0: question, 1: word = '', index }) => {
    const correct = askingWord(wordsIn(question), language);
    return correct === undefined ? [] : [bareAt(index, word, correct)];
  });
  const within = [...text.matchAll(QUESTION)].flatMap(({ 0: question, index: start }) =>
    askedWithin(question, language).map(({ word, correct, index }) => bareAt(start + index, word, correct)),
  );
  return [...first, ...within];
}

function bareAt(offset: number, word: string, correct: string): Bare {
  return { offset, length: word.length, text: word.charAt(0) + correct.slice(1), word };
}
