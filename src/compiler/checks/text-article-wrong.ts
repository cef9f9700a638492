import { capitalised } from '../../shared/capitalised';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { BEHIND_LETTER, OF_EITHER_SOUND, SILENT_H, SOUNDED_AS_CONSONANT } from '../language-data/en-articles';
import { languageData } from '../language-data/known-languages';
import type { Genders } from '../language-data/language-data';
import { wordPairs } from '../language-data/word-pairs';
import type { OwnRule } from '../rule';
import type { Contract } from '../schema/contract';
import { fewInEach } from '../texts/few-faults';
import { languageOf } from '../texts/language-of';
import { type Run, readableRuns, textOf } from '../texts/readable-texts';

/** An article and a word in small letters: abbreviations are spelt out. */
const ARTICLE = /(?<![\p{L}\p{N}'’&/.-])([Aa]n?) (\p{L}\p{Ll}{2,})/gu;

/** “From An Daingean”: behind a small word, a capital before another one begins a name. */
const NAME_WITHIN = /(?<!\p{L})\p{Ll}+,? An? \p{Lu}$/u;
/** Before a name, a small word is no longer. */
const LONGEST_BEFORE = 12;

/** “10 A included”: within a sentence, whose other words are small, no article is a capital. */
const LETTER_WITHIN = /^[\p{L}\p{N}] A \p{Ll}/u;

/** In English, “a” becomes “an” before the sound of a vowel, and only there; in languages whose words have a gender it is that of the word, and so is its number. */
export const textArticleWrong: OwnRule<'text-article-wrong'> = (site) =>
  fewInEach(readableRuns(site), textOf, (run) => {
    const { language = '' } = run.written;
    const articles = articlesOf(language);
    if (articles !== undefined) return unlikeNouns(run, articles);
    return language.split('-')[0] === 'en' ? beforeOtherSound(run, site.contract) : [];
  });

/** The articles of a language whose words have a gender, with the other one of each, before a word. */
interface GenderedArticles {
  readonly genders: Genders;
  readonly pattern: RegExp;
  readonly feminineOf: ReadonlyMap<string, string>;
  readonly masculineOf: ReadonlyMap<string, string>;
  readonly pluralOf: ReadonlyMap<string, string>;
  /** But of what may stand alone. */
  readonly singularOf: ReadonlyMap<string, string>;
}

const articlesOf = oncePerLanguage((language): GenderedArticles | undefined => {
  const { genders } = languageData(language) ?? {};
  if (genders === undefined) return undefined;
  const feminineOf = new Map(wordPairs(genders.feminineOf));
  const masculineOf = new Map(wordPairs(genders.masculineOf));
  const numbers = wordPairs(genders.pluralOf);
  const pluralOf = new Map(numbers);
  const singularOf = new Map(
    numbers.flatMap(([singular, plural]) => (genders.alsoPronouns.test(plural) ? [] : [[plural, singular]])),
  );
  const articles = [...feminineOf.keys(), ...masculineOf.keys()].join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}'’/.-])(?:(${articles}) )?(${articles}) (\\p{Ll}{3,})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  return { genders, pattern, feminineOf, masculineOf, pluralOf, singularOf };
});

function unlikeNouns(run: Run, articles: GenderedArticles): Finding<'text-article-wrong'>[] {
  return [...run.text.matchAll(articles.pattern)].flatMap(
    (found) => ofOtherGender(run, found, articles) ?? ofOtherNumber(run, found, articles) ?? [],
  );
}

function ofOtherGender(
  { written, offset }: Run,
  { 1: first = '', 2: article = '', 3: word = '', 0: whole, index }: RegExpExecArray,
  { genders, feminineOf, masculineOf }: GenderedArticles,
): Finding<'text-article-wrong'> | undefined {
  const { source, pointer } = written;
  const others = genders.feminine.test(word) ? feminineOf : genders.masculine.test(word) ? masculineOf : undefined;
  const small = article.toLowerCase();
  if (others?.has(small) !== true || mayBeVerb(small, word, genders)) return undefined;
  const correct = `${first} ${article}`
    .trim()
    .split(' ')
    .map((one) => inCaseOf(one, others))
    .join(' ');
  const part = { offset: offset + index, length: whole.length - word.length - 1 };
  const fix = fixOfText(written, [{ ...part, text: correct }], false);
  const details = { text: whole, correct: `${correct} ${word}`, gender: true as const };
  return { code: 'text-article-wrong', place: { source, pointer, part }, details, fix };
}

/** The other one of an article, with a capital where that has one; an article that has none as it is. */
function inCaseOf(article: string, others: ReadonlyMap<string, string>): string {
  const small = article.toLowerCase();
  const other = others.get(small);
  if (other === undefined) return article;
  return small === article ? other : capitalised(other);
}

function ofOtherNumber(
  { written: { source, pointer }, text, offset }: Run,
  { 2: article = '', 3: word = '', 0: whole, index }: RegExpExecArray,
  articles: GenderedArticles,
): Finding<'text-article-wrong'> | undefined {
  const both = `${article} ${word}`;
  const from = index + whole.length - both.length;
  const before = text.slice(Math.max(0, from - LONGEST_BEFORE), from + article.length);
  const meant = articles.genders.endOfNumber.test(before) ? undefined : inOneNumber(article, word, articles);
  if (meant === undefined) return undefined;
  const part = { offset: offset + from, length: both.length };
  return { code: 'text-article-wrong', place: { source, pointer, part }, details: { text: both, ...meant } };
}

/** «El cursos», «nuestros instructor»: what is said with both words in the number of the noun, and in that of the article. */
function inOneNumber(
  article: string,
  word: string,
  { genders, pluralOf, singularOf }: GenderedArticles,
): { correct: string; orElse: string } | undefined {
  const isNoun = (one: string) => genders.masculine.test(one) || genders.feminine.test(one);
  const small = article.toLowerCase();
  const inCase = (other: string) => (small === article ? other : capitalised(other));
  const [plural, singular] = [pluralOf.get(small), singularOf.get(small)];
  if (plural !== undefined && word.endsWith('s') && isNoun(word)) {
    const noun = [word.slice(0, -1), word.slice(0, -2)].find(isNoun);
    return noun === undefined ? undefined : { correct: `${article} ${noun}`, orElse: `${inCase(plural)} ${word}` };
  }
  if (singular === undefined || word.endsWith('s')) return undefined;
  const noun = [`${word}s`, `${word}es`].find(isNoun);
  return noun === undefined ? undefined : { correct: `${article} ${noun}`, orElse: `${inCase(singular)} ${word}` };
}

/** «Los cocina a fuego lento», «este cocina bien»: what is of another number, or who does it, has no noun behind it. */
function mayBeVerb(article: string, word: string, { alsoPronouns, alsoVerbs }: Genders): boolean {
  if (article.endsWith('s') !== (word.endsWith('s') && word !== 'mes')) return true;
  return alsoPronouns.test(article) && alsoVerbs.test(word);
}

function beforeOtherSound({ written, text, offset }: Run, contract: Contract): Finding<'text-article-wrong'>[] {
  const { source, pointer } = written;
  const found = [...text.matchAll(ARTICLE)].flatMap(({ 1: article = '', 2: word = '', index }) => {
    const isForeign = /^H/.test(word);
    const begins = isForeign ? undefined : beginsWithVowel(word.toLowerCase());
    const isRight = begins === undefined || begins === article.endsWith('n');
    if (isRight || (article.length === 1 && BEHIND_LETTER.test(word))) return [];
    if (NAME_WITHIN.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index + article.length + 2))) return [];
    if (article === 'A' && LETTER_WITHIN.test(text.slice(Math.max(0, index - 2), index + 3))) return [];
    const part = { offset: offset + index, length: article.length };
    const correct = begins ? `${article}n` : article.slice(0, 1);
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    const details = { text: `${article} ${word}`, correct: `${correct} ${word}` };
    return [{ code: 'text-article-wrong' as const, place: { source, pointer, part }, details, fix }];
  });
  return found.length > 0 && isEnglish(written.text, contract) ? found : [];
}

/** A text in the place of another language has other articles: «a Ibiza». */
function isEnglish(text: string, { languages }: Contract): boolean {
  const codes = languages.map(({ code }) => code);
  return ['en', undefined].includes(languageOf(text, codes)?.split('-')[0]);
}

/** How a word begins is heard, not seen; nothing where people say both. */
function beginsWithVowel(word: string): boolean | undefined {
  if (OF_EITHER_SOUND.test(word)) return undefined;
  return SILENT_H.test(word) || (/^[aeiou]/.test(word) && !SOUNDED_AS_CONSONANT.test(word));
}
