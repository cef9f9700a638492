import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { folded } from '../spelling/folded';
import { grammarOf } from '../texts/agreement/grammar';
import { fewInEach, fewOf } from '../texts/few-faults';
import { functionWordsIn } from '../texts/language-of';
import { paragraphsTwice } from '../texts/paragraphs-twice';
import { htmlTexts, readableRuns, textOf } from '../texts/readable-texts';
import { saidAgain } from '../texts/said-again';
import { wordsIn } from '../texts/words';
import { shortened } from '../translations/excerpts';

/** No word, and no paragraph, stands there twice in a row by mistake; nor does a sentence in one text. */
export const textWordDoubled: OwnRule<'text-word-doubled'> = (site) => [
  ...wordsTwice(site),
  ...htmlTexts(site).flatMap((written) => {
    const { source, pointer, text } = written;
    return fewOf(paragraphsTwice(written)).map(({ said, offset, length }) => {
      const from = offset + text.slice(offset).search(/\S/);
      const part = { offset: from, length: offset + length - from };
      const fix = fixOfText(written, [{ offset, length, text: '' }], false);
      const details = { word: shortened(said) };
      return { code: 'text-word-doubled', place: { source, pointer, part }, details, fix } as const;
    });
  }),
];

const wordsTwice: OwnRule<'text-word-doubled'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }): Finding<'text-word-doubled'>[] => {
    const whole = written.isHtml ? undefined : onceOf(text);
    if (whole !== undefined) {
      const { source, pointer } = written;
      const fix = fixOfText(written, [{ offset: 0, length: text.length, text: whole }], false);
      return [{ code: 'text-word-doubled', place: { source, pointer }, details: { word: whole }, fix }];
    }
    const { twice, neverTwice, twiceCompared = {} } = languageData(written.language) ?? {};
    if ((twice ?? neverTwice) === undefined || !mayHoldDouble(text)) return [];
    const isRight = (word: string) => twice?.includes(word) ?? neverTwice?.includes(word) === false;
    const { source, pointer, language = '' } = written;
    const words = doublesIn(text, language).filter(({ word, from, length }) => {
      const behind = text.slice(from + length);
      const before = text.slice(0, from);
      if (isStressed(word, before, behind, language) || isSound(word, language, before, behind)) return false;
      const compared = twiceCompared[folded(word)];
      return compared === undefined
        ? !isRight(folded(word))
        : !isRightBehind(text.slice(Math.max(0, from - FURTHEST), from), compared, isRight(folded(word)));
    });
    const mistaken = words.length > 0 ? words : phrasesIn(text, twice ?? []);
    const again = mistaken.length > 0 ? undefined : saidAgain(text);
    if (again !== undefined) {
      const part = { offset: offset + again.offset, length: again.length };
      const details = { word: shortened(again.said), isApart: true as const };
      return [{ code: 'text-word-doubled', place: { source, pointer, part }, details }];
    }
    return fewOf(mistaken).map(({ word, from, length }) => {
      const part = { offset: offset + from, length };
      const fix = fixOfText(written, [{ ...part, text: word }], false);
      return { code: 'text-word-doubled', place: { source, pointer, part }, details: { word }, fix } as const;
    });
  });

/** «Pan pan, lo que se dice pan»: what is the real thing is named twice, and a mark follows; of little words nothing is, nor of «las puertas». */
function isStressed(word: string, before: string, behind: string, language: string): boolean {
  const isLittleWord = functionWordsIn(word.toLowerCase(), [language]) > 0;
  return /^\s?[,:?!—–]/.test(behind) && !isLittleWord && !areSeveral(word, before, language);
}

/** Whether a noun is in the plural, and a word before it says so. */
function areSeveral(word: string, before: string, language: string): boolean {
  const grammar = grammarOf(language);
  const [, determiner = ''] = /(?:^|\P{L})(\p{L}{2,12}) $/u.exec(before.slice(-LONGEST_DETERMINER)) ?? [];
  const known = grammar?.determiners.get(determiner.toLowerCase());
  return known !== undefined && known.isPlural !== false && grammar?.pluralEnd.test(word) === true;
}

const LONGEST_DETERMINER = 14;

/** “Yum yum!”: a short word that is said twice and nothing else. It is none of the common ones, and no label, which has no full stop. */
function isSound(word: string, language: string, before: string, behind: string): boolean {
  if (languageData(language)?.commonWords?.split(' ').includes(word.toLowerCase())) return false;
  const last = before.trimEnd().at(-1) ?? '';
  const isByItself = BEFORE_SOUND.test(last) && /^\s?[!….,]/.test(behind);
  return word.length <= LONGEST_SOUND && isByItself;
}

const BEFORE_SOUND = /^[.,;:!?…¡¿«“(—–]?$/;

const LONGEST_SOUND = 4;

/** So far before it what is compared may stand. */
const FURTHEST = 200;

/** Whether a sentence begins so where it may, or compares something: «Prefiero que vengas que que llames.» */
function isRightBehind(before: string, compared: RegExp, mayBegin: boolean): boolean {
  const sentence = before.slice(before.search(/[^.!?¿¡]*$/u));
  return (mayBegin && sentence.trim() === '') || compared.test(folded(sentence));
}

/** Quickly told of most texts: whether a word is there twice, whatever stands between. */
function mayHoldDouble(text: string): boolean {
  const words = wordsIn(text);
  return words.some(({ small }, index) => {
    for (let length = 1; length <= MOST_WORDS; length += 1) if (words[index + length]?.small === small) return true;
    return false;
  });
}

/** So many words are looked at together. */
const MOST_WORDS = 12;
/** Fewer may be an idiom: «pared con pared con el horno». */
const FEWEST_WORDS = 3;
const FEWEST_LETTERS = 8;
/** A shorter one may be said twice where its words may. */
const LONG_PHRASE = 4;

const LONGEST_WHOLE = 600;

/** What a whole text says twice, with a space between or none, where it has more than a word: names of one word may be so. */
function onceOf(text: string): string | undefined {
  const said = text.length > LONGEST_WHOLE ? '' : text.trim();
  const once = said.slice(0, Math.floor(said.length / 2)).trim();
  const isMoreThanTwice = said.indexOf(once, 1) < said.length - once.length;
  if (isMoreThanTwice || !said.endsWith(once) || said.slice(once.length, -once.length).trim() !== '') return undefined;
  return /\p{L}\S*\s+\S/u.test(once) && once.length >= FEWEST_LETTERS ? once : undefined;
}

/** Several words, or a whole sentence, that are pasted twice; what a comma parts, or is there more often, is said on purpose. */
function phrasesIn(text: string, twice: readonly string[]): Doubled[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’_-]+/gu)].map(({ 0: word, index }) => ({
    small: word.toLowerCase(),
    from: index,
    end: index + word.length,
  }));
  for (let length = FEWEST_WORDS; length <= MOST_WORDS; length += 1) {
    let run = 0;
    for (let from = 0; from + length < words.length; from += run + 1) {
      run = runOf(words, from, length);
      if (run < length || run >= 2 * length) continue;
      const phrase = words.slice(from, from + length);
      if (isSaidTwice(phrase, twice) || runOfShorter(phrase)) continue;
      const doubled = doubledPhrase(text, phrase, words.slice(from + length, from + 2 * length));
      if (doubled !== undefined) return [doubled];
    }
  }
  return [];
}

/** The same words twice in a row, or the same sentence: “It is the new oven. The new oven is large” is neither. */
function doubledPhrase(text: string, phrase: readonly Said[], again: readonly Said[]): Doubled | undefined {
  const [start = 0, end] = [phrase[0]?.from, phrase.at(-1)?.end];
  const [startAgain, endAgain = start] = [again[0]?.from, again.at(-1)?.end];
  const [once, between, second] = [
    text.slice(start, end),
    text.slice(end, startAgain),
    text.slice(startAgain, endAgain),
  ];
  if (once.toLowerCase() !== second.toLowerCase() || !/^[.!?]?\s+$/.test(between)) return undefined;
  if (/\S/.test(between) && !isSentence(text, start, endAgain)) return undefined;
  if ((once.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS) return undefined;
  return { word: once, from: start, length: endAgain - start };
}

/** Whether sentences begin and end at two places of a text. */
function isSentence(text: string, start: number, end: number): boolean {
  return (
    /(?:^|[.!?…:]\s{1,2}|[¡¿«“"(])$/.test(text.slice(Math.max(0, start - 3), start)) &&
    /^(?:[.!?…]|\s*$)/.test(text.slice(end, end + 2))
  );
}

interface Said {
  readonly small: string;
  readonly from: number;
  readonly end: number;
}

/** How many words, from one on, are there again so many words later. */
function runOf(words: readonly Said[], from: number, length: number): number {
  let run = 0;
  while (words[from + run + length] !== undefined && words[from + run]?.small === words[from + run + length]?.small)
    run += 1;
  return run;
}

function isSaidTwice(phrase: readonly Said[], twice: readonly string[]): boolean {
  return phrase.length < LONG_PHRASE && phrase.some(({ small }) => twice.includes(folded(small)));
}

/** Whether a phrase is itself made up of one that is there several times. */
function runOfShorter(phrase: readonly Said[]): boolean {
  return phrase.some((_word, length) => length > 0 && runOf(phrase, 0, length) === phrase.length - length);
}

interface Doubled {
  readonly word: string;
  readonly from: number;
  readonly length: number;
}

/** The same word twice, the second one in small letters, or a little word before one in small letters: names are doubled on purpose, and what is there more often. */
function doublesIn(text: string, language: string): Doubled[] {
  const found: Doubled[] = [];
  let before: RegExpExecArray | undefined;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}'’_-]+/gu)) {
    const [word] = match;
    const between = before && text.slice(before.index + before[0].length, match.index);
    const isTwice = before?.[0] === word && !isWithinSentence(before) && isLittle(word, match, language);
    const isPlain = word === word.toLowerCase() || isTwice;
    const isSame = before !== undefined && isPlain && before[0].toLowerCase() === word.toLowerCase();
    const isDoubled = isSame && /^\s+$/.test(between ?? '') && /^\p{L}+$/u.test(word);
    if (before !== undefined && isDoubled && !isLetter(before, text)) {
      found.push({ word: before[0], from: before.index, length: match.index + word.length - before.index });
    }
    before = match;
  }
  const isBeside = (one: Doubled, other?: Doubled) =>
    other !== undefined && Math.abs(one.from - other.from) < one.length;
  return found.filter((one, index) => !isBeside(one, found[index - 1]) && !isBeside(one, found[index + 1]));
}

/** Behind a word, what has a capital is a name: “We saw The The”. */
function isWithinSentence({ index, input }: RegExpExecArray): boolean {
  return /[\p{L}\p{N},;:] $/u.test(input.slice(Math.max(0, index - 2), index));
}

/** «El El centro», and not «La La Land». */
function isLittle(word: string, { index, input }: RegExpExecArray, language: string): boolean {
  const behind = input.slice(index + word.length, index + word.length + 2);
  return /^ \p{Ll}/u.test(behind) && functionWordsIn(word.toLowerCase(), [language]) > 0;
}

/** «De la A a la Z»: a letter that is named within a sentence. */
function isLetter({ 0: word, index }: RegExpExecArray, text: string): boolean {
  return /^\p{Lu}$/u.test(word) && /\p{L} $/u.test(text.slice(Math.max(0, index - 2), index));
}
