import type { Language } from '../../shared/language';
import type { TextPart } from '../../shared/text-part';
import { functionWordsIn, littleWordsIn, plainWordsIn, withoutQuotations, wordsOf } from '../texts/language-of';
import type { LanguageText, TranslationPair } from './localised-texts';
import { areVariants } from './script-of';
import { sentencesOf } from './sentences';
import { sharedWords } from './shared-words';

/** A part of a text that is still in another language. */
interface LeftPart {
  readonly at: LanguageText;
  /** In which it is. */
  readonly language: Language;
  readonly part: TextPart;
}

/** A sentence, or some words in the middle of one, that both texts have in the language of one of them. */
export function leftUntranslated(pair: TranslationPair, codes: readonly Language[]): LeftPart | undefined {
  if (areVariants(pair.original.language, pair.translation.language)) return undefined;
  return sentenceLeft(pair) ?? wordsLeft(pair, codes);
}

/** Whether two languages say the very same, and are no variants of one. */
export function isSame({ original, translation }: TranslationPair): boolean {
  return normal(original.text) === normal(translation.text) && !areVariants(original.language, translation.language);
}

function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A sentence that both texts have is still in the language of one of them: of which one, its little words tell. */
function sentenceLeft({ original, translation }: TranslationPair): LeftPart | undefined {
  const codes = [original.language, translation.language] as const;
  if (!SEVERAL_SENTENCES.test(translation.text)) return undefined;
  const written = new Map(sentencesOf(withoutQuotations(original.text)).map((sentence) => [sentence.text, sentence]));
  const ofTranslation = sentencesOf(withoutQuotations(translation.text)).find(
    ({ text }) => written.has(text) && saysSomething(text, codes),
  );
  const ofOriginal = written.get(ofTranslation?.text ?? '');
  if (ofTranslation === undefined || ofOriginal === undefined) return undefined;
  const [inOriginal = 0, inTranslation = 0] = codes.map((code) => functionWordsIn(ofOriginal.text, [code]));
  // It may be of neither.
  if (inOriginal === 0 && inTranslation === 0) return undefined;
  const isOfTranslation = inTranslation > inOriginal;
  const { offset, length } = isOfTranslation ? ofOriginal : ofTranslation;
  const [at, language] = isOfTranslation ? [original, translation.language] : [translation, original.language];
  return { at, language, part: { offset, length } };
}

/** Words in a row that both texts have, in the middle of a sentence: they are of the language that alone has their little ones. */
function wordsLeft(pair: TranslationPair, codes: readonly Language[]): LeftPart | undefined {
  const { original, translation } = pair;
  const found = wordsLeftIn(translation, original, codes) ?? wordsLeftIn(original, translation, codes);
  return found === undefined || isSame(pair) ? undefined : found;
}

function wordsLeftIn(
  at: LanguageText,
  { text, language }: LanguageText,
  codes: readonly Language[],
): LeftPart | undefined {
  if (!littleWordsIn(at.text, codes).has(language)) return undefined;
  const part = sharedWords(at.text, text).find(({ offset, length }) =>
    isOfOther(at.text.slice(offset, offset + length), language, codes),
  );
  return part && { at, language, part };
}

/** Names and titles have capitals, and may be in any language; so may dishes and places, which begin and end with a noun: «huevos a la flamenca». */
function isOfOther(words: string, language: Language, codes: readonly Language[]): boolean {
  const ends = words.match(/^\S+|\S+$/g)?.join(' ') ?? '';
  if (/\p{Lu}/u.test(words) || functionWordsIn(ends, [language]) === 0) return false;
  const little = littleWordsIn(words, codes);
  return little.has(language) && little.size === 1 && plainWordsIn(words, codes) >= 2;
}

const SEVERAL_SENTENCES = /[.!?…]\s+\S|<\/(?:p|li|h[2-6]|t[dh])>\s*<(?!\/)/;
const FEWEST_WORDS = 4;

function saysSomething(sentence: string, codes: readonly Language[]): boolean {
  return wordsOf(sentence).length >= FEWEST_WORDS && plainWordsIn(sentence, codes) >= 2 && !/[@/\d]/.test(sentence);
}
