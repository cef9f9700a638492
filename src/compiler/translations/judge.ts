import type { Language, Languages } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import type { FigureDifference } from '../figures/figure';
import { languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { misreadingIn } from '../texts/encoding';
import { FlawlessTexts } from '../texts/flawless-texts';
import { functionWordsIn, languageOf, plainWordsIn, withoutQuotations, wordsOf } from '../texts/language-of';
import { proseOf, showsNothing, withoutTags } from '../texts/prose';
import { isStandIn } from '../texts/stand-ins';
import { compareFigures } from './compare-figures';
import {
  compareLinks,
  comparePlaceholders,
  compareStructure,
  compareTokens,
  type LinkDifference,
  type MarkDifference,
  type StructureDifference,
} from './compare-marks';
import { compareSwapped } from './compare-places';
import { isSame, leftUntranslated } from './left-untranslated';
import { type LanguageText, type LocalisedText, localisedTexts, type TranslationPair } from './localised-texts';
import { foreignLettersIn, isInForeignLetters, isInLatin, languageByScript } from './script-of';
import { partLost, sentencesOf } from './sentences';
import { sharedWords } from './shared-words';

/** What can be wrong with the languages of a text. Of a text, and of a pair, one is told: the first that explains the others. */
export type Verdict =
  | { readonly is: 'blank' | 'stand-in'; readonly at: LanguageText }
  | ({ readonly is: 'in-language'; readonly at: LanguageText } & Foreign)
  | { readonly is: 'in-letters'; readonly at: LanguageText; readonly part?: TextPart }
  | ({ readonly is: 'same' } & TranslationPair)
  | ({ readonly is: 'swapped' } & TranslationPair)
  | ({ readonly is: 'structure' } & TranslationPair & StructureDifference)
  | ({ readonly is: 'links' } & TranslationPair & LinkDifference)
  | ({ readonly is: 'tokens' } & TranslationPair & Marks)
  | ({ readonly is: 'figures' } & TranslationPair & Figures);

interface Foreign {
  /** In which it is. */
  readonly language: Language;
  /** Missing where it is all of the text. */
  readonly part?: TextPart;
}

interface Marks {
  readonly difference: MarkDifference;
}

interface Figures {
  readonly difference: FigureDifference;
  /** Whether another translation has what the original has. */
  readonly isOfOthers?: true;
}

/** What is wrong with the languages of a site's texts, of one kind. */
export function verdicts<Is extends Verdict['is']>(
  { sources, contract }: { readonly sources: readonly Source[]; readonly contract: Contract },
  is: Is,
): Extract<Verdict, { is: Is }>[] {
  return sources.flatMap((source) =>
    judge(source, contract).filter((verdict): verdict is Extract<Verdict, { is: Is }> => verdict.is === is),
  );
}

/** What is wrong with the languages of a file's texts. */
export const judge = oncePerObject((source: Source, contract: Contract): readonly Verdict[] => {
  const texts = localisedTexts(source, contract);
  const examples = leftExamples(texts);
  return texts.flatMap((text) => {
    if (!examples.has(text)) return judgeOnce(text, contract);
    const [at] = text.texts;
    return at === undefined ? [] : [{ is: 'stand-in' as const, at }];
  });
});

/** Texts of the schema left as they are: two and more in one place, since a single one may be just what is meant. */
function leftExamples(texts: readonly LocalisedText[]): ReadonlySet<LocalisedText> {
  const byPlace = new Map<string, LocalisedText[]>();
  for (const text of texts.filter(isExample)) {
    const place = text.pointer.slice(0, -1).join('/');
    byPlace.set(place, [...(byPlace.get(place) ?? []), text]);
  }
  return new Set([...byPlace.values()].filter((ofPlace) => ofPlace.length > 1).flat());
}

function isExample({ texts, schema: { examples = [] } }: LocalisedText): boolean {
  return examples.some((example) =>
    texts.every(
      ({ text, language }) => text === (typeof example === 'string' ? example : Reflect.get(Object(example), language)),
    ),
  );
}

/** «-» in one language where another one has words; a short one, such as «hasta» or «cerrado», may be a dash elsewhere. */
const SIGN_ALONE = /^\s*[-–—.·]{1,3}\s*$/;
const WORDS = /\p{L}{8}|\p{L} \p{L}/u;

function saysMore({ text }: LanguageText): boolean {
  return WORDS.test(text);
}

/** What says the same in the same languages is judged once, where nothing is wrong with it. */
function judgeOnce(localised: LocalisedText, contract: Contract): Verdict[] {
  const { texts, pairs, isHtml } = localised;
  const flawless = flawlessIn(contract.schemas);
  const kind = [isHtml, pairs.length, ...texts.map(({ language }) => language)].join();
  const said = texts.map(({ text }) => text).join('\n\0');
  if (flawless.has(kind, said)) return [];
  const found = judgeText(localised, contract.languages);
  if (found.length === 0) flawless.add(kind, said);
  return found;
}

/** The schemas are the same where texts are in the same languages. */
const flawlessIn = oncePerObject((_schemas: Contract['schemas']) => new FlawlessTexts());

function judgeText(localised: LocalisedText, languages: Languages): Verdict[] {
  const { texts, isHtml } = localised;
  const unwritten = texts.flatMap((at): Verdict[] => {
    if (at.text !== '' && (isHtml ? showsNothing(at.text) : at.text.trim() === '')) return [{ is: 'blank', at }];
    const isUnwritten =
      isStandIn(withoutTags(at.text), at.language) || (SIGN_ALONE.test(at.text) && texts.some(saysMore));
    return isUnwritten ? [{ is: 'stand-in', at }] : [];
  });
  if (unwritten.length > 0) return unwritten;
  const untranslated = judgeUntranslated(localised, languages);
  if (languages.length === 1 || untranslated.length > 0) return untranslated;
  if (localised.pairs.length === 0 || texts.some(({ text }) => text === '')) return [];
  // Of letters that are broken, it is told what they are.
  if (texts.some(({ text }) => misreadingIn(text) !== undefined)) return [];
  const unreadable = judgeLetters(localised, languages);
  if (unreadable.length > 0) return unreadable;
  const misplaced = judgeLanguages(localised, languages);
  if (misplaced.length > 0) return misplaced;
  const codes = languages.map(({ code }) => code);
  const left = localised.pairs.flatMap((pair) => leftUntranslated(pair, codes) ?? []);
  if (left.length > 0) return left.map((found) => ({ is: 'in-language', ...found }));
  const judged = localised.pairs.flatMap((pair) => judgePair(pair, isHtml, languages) ?? []);
  return judgeOriginal(localised, judged, languages) ?? confirmed(judged, localised);
}

/** What only some of the translations lack, the original has rightly. */
function confirmed(judged: readonly Verdict[], { pairs }: LocalisedText): Verdict[] {
  if (judged.length === pairs.length) return [...judged];
  return judged.map((verdict) => (verdict.is === 'figures' ? { ...verdict, isOfOthers: true } : verdict));
}

/** Where all translations say the same and the original does not, it is the original that is wrong. */
function judgeOriginal(
  { pairs, isHtml }: LocalisedText,
  judged: readonly Verdict[],
  languages: Languages,
): Verdict[] | undefined {
  const [first, ...others] = pairs;
  if (first === undefined || others.length === 0 || judged.length < pairs.length) return undefined;
  const doAgree = others.every(
    ({ translation }) => judgePair({ original: first.translation, translation }, isHtml, languages) === undefined,
  );
  const verdict = doAgree && judgePair({ original: first.translation, translation: first.original }, isHtml, languages);
  return verdict ? [verdict] : undefined;
}

/** Texts that are in the place of another language. */
function judgeLanguages({ texts, pairs }: LocalisedText, languages: Languages): Verdict[] {
  const codes = languages.map(({ code }) => code);
  const foreign = texts.flatMap((at) => {
    const written = languageOf(at.text, codes);
    const isOfTitle = written !== undefined && written !== at.language && saysOnlyTitle(at, texts, written, codes);
    const byWords = isOfTitle ? undefined : written;
    const byScript = languageByScript(at.text, at.language, codes);
    const language = byWords === at.language ? undefined : (byWords ?? byScript);
    // In Latin letters alone, it may be a name, and in others where it is short.
    const hasOtherLetters = byWords === undefined && (isInLatin(at.language) || isInOtherLetters(at.text, byScript));
    const isSure = hasOtherLetters || (byWords !== undefined && plainWordsIn(at.text, [byWords]) >= 2);
    return language === undefined ? [] : [{ at, language, isSure, hasOtherLetters }];
  });
  const same = pairs.filter(isSame);
  if (same.length > 0) return judgeSame(same, foreign, codes);
  const [first, second] = foreign;
  if (first === undefined) return [];
  const isSwapped = first.language === second?.at.language && second.language === first.at.language;
  if (isSwapped) return [{ is: 'swapped', original: first.at, translation: second.at }];
  return foreign.filter(({ isSure }) => isSure).map(({ at, language }) => ({ is: 'in-language', at, language }));
}

/** Whether a text is in a language whose letters are read by those only who read it. */
function isInOtherLetters(text: string, language: Language | undefined): boolean {
  return (
    language !== undefined &&
    !isInLatin(language) &&
    wordsOf(text)
      .map(({ small }) => small)
      .join('').length >= LONGER_THAN_NAME
  );
}

const LONGER_THAN_NAME = 6;

/** A text, or a sentence of it, that is in letters of none of the site's languages; where another one has such letters, too, they are meant. */
function judgeLetters({ texts }: LocalisedText, languages: Languages): Verdict[] {
  const codes = languages.map(({ code }) => code);
  const having = texts.filter(({ text }) => foreignLettersIn(text, codes).length > 0);
  const [at] = having;
  if (at === undefined || having.length > 1) return [];
  if (isInForeignLetters(withoutQuotations(proseOf(at.text)), codes)) return [{ is: 'in-letters', at }];
  const sentence = sentencesOf(withoutQuotations(at.text)).find(({ text }) => isInForeignLetters(text, codes));
  if (sentence === undefined) return [];
  const { offset, length } = sentence;
  return [{ is: 'in-letters', at, part: { offset, length } }];
}

/** Whether only what all texts call by the same name within a sentence is in a language: “Reading El amor en los tiempos del cólera”. */
function saysOnlyTitle(
  { text }: LanguageText,
  texts: readonly LanguageText[],
  language: Language,
  codes: readonly Language[],
): boolean {
  const titles = texts
    .flatMap((other) => (other.text === text ? [] : sharedWords(text, other.text)))
    .filter(({ offset }) => TITLE_FROM.test(text.slice(Math.max(0, offset - 2), offset + 1)));
  const rest = titles.reduceRight(
    (left, { offset, length }) => left.slice(0, offset) + ' '.repeat(length) + left.slice(offset + length),
    text,
  );
  return titles.length > 0 && languageOf(rest, codes) !== language;
}

/** A capital behind another word. */
const TITLE_FROM = /^\p{L} \p{Lu}$/u;

/** Those in which texts are found that were to be translated. */
const ORIGINALS = ['en', 'es'];
/** One that is no name and has a letter that neither of them writes, not even in words of others: «vizualiza fișiere». */
const WORD_OF_NO_ORIGINAL = /(?<!\p{L})\p{Ll}*(?![a-záàäçéèêíïñóôöúü])\p{Ll}/u;

/** Texts that are in a language that the site does not have, or of which a sentence is. */
function judgeUntranslated({ texts }: LocalisedText, languages: Languages): Verdict[] {
  const others = ORIGINALS.filter((original) => languages.every(({ code }) => code !== original));
  if (others.length === 0) return [];
  return texts.flatMap((at) => {
    const foreign = foreignIn(at, others);
    return foreign === undefined ? [] : [{ is: 'in-language' as const, at, ...foreign }];
  });
}

function foreignIn({ text, language: own }: LanguageText, others: readonly Language[]): Foreign | undefined {
  const isIn = (said: string, code: Language) =>
    languageOf(said, [own, code]) === code &&
    plainWordsIn(said, [code]) >= FEWEST_PLAIN &&
    !WORD_OF_NO_ORIGINAL.test(said);
  const ofAll = others.find((code) => isIn(text, code));
  if (ofAll !== undefined) return { language: ofAll };
  for (const { text: said, offset, length } of sentencesOf(withoutQuotations(text))) {
    const language = others.find(
      (code) =>
        isIn(said, code) && functionWordsIn(said, [code]) >= FEWEST_LITTLE && functionWordsIn(said, [own]) === 0,
    );
    if (language !== undefined) return { language, part: { offset, length } };
  }
  return undefined;
}

/** So many words that say something has a text that is in another language, and a sentence that is so many that say nothing. */
const FEWEST_PLAIN = 3;
const FEWEST_LITTLE = 4;

/** What is the same is told in the language that it is not in. What is in letters that it does not have need not be a sentence. */
function judgeSame(
  same: readonly TranslationPair[],
  foreign: readonly { readonly at: LanguageText; readonly hasOtherLetters: boolean }[],
  codes: readonly Language[],
): Verdict[] {
  const unreadable = new Set(foreign.flatMap(({ at, hasOtherLetters }) => (hasOtherLetters ? [at] : [])));
  const untranslated = same.filter(
    ({ original, translation }) =>
      unreadable.has(original) || unreadable.has(translation) || isSentence(original.text, codes),
  );
  const [first] = untranslated;
  if (first !== undefined && first.original === foreign[0]?.at) {
    return [{ is: 'same', original: first.translation, translation: first.original }];
  }
  return untranslated.map((pair) => ({ is: 'same', ...pair }));
}

/** Names, titles, addresses and figures may be the same in every language, a sentence may not. */
function isSentence(text: string, codes: readonly Language[]): boolean {
  const [words, small, plain] = [wordsOf(text).length, functionWordsIn(text, codes), plainWordsIn(text, codes)];
  if (!/[.!?…]["»”)]?\s*$/.test(proseOf(text))) return words >= 9 && small >= 3 && plain >= 3;
  return words >= 5 && small >= 1 && plain >= (/\d/.test(text) ? 3 : 2);
}

function judgePair(pair: TranslationPair, isHtml: boolean, languages: Languages): Verdict | undefined {
  const [original, translation] = [pair.original.text, pair.translation.text];
  const structure = isHtml ? compareStructure(original, translation) : undefined;
  if (structure !== undefined) return { is: 'structure', ...pair, ...structure };
  const links = isHtml ? compareLinks(original, translation) : undefined;
  if (links !== undefined) return { is: 'links', ...pair, ...links };
  const placeholders = isHtml ? undefined : comparePlaceholders(original, translation);
  const tokens = placeholders ?? compareTokens(original, translation);
  if (tokens !== undefined) return { is: 'tokens', ...pair, difference: tokens };
  const [one, other] = [pair.original, pair.translation].map(({ language }) =>
    languages.find(({ code }) => code === language),
  );
  const figures =
    one &&
    other &&
    (compareFigures(original, one, translation, other) ??
      (isHtml ? compareSwapped(original, one, translation, other) : undefined));
  if (figures !== undefined) return { is: 'figures', ...pair, difference: figures };
  const [data, dataOfOther] = [pair.original, pair.translation].map(({ language }) => languageData(language));
  if (data === undefined || dataOfOther === undefined) return undefined;
  const areWordsParted = [data, dataOfOther].every((one) => lengthIn(one) > SHORTEST_WITH_SPACES);
  const lost = partLost(original, translation, lengthIn(dataOfOther) / lengthIn(data), areWordsParted);
  return lost && { is: 'structure', ...pair, ...lost };
}

/** Languages that say the same in half as many letters do not part their words as others do. */
const SHORTEST_WITH_SPACES = 0.6;

function lengthIn({ lengthToEnglish = 1 }: LanguageData): number {
  return lengthToEnglish;
}
