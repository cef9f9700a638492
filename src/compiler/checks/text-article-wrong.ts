import type { Contract } from '../contract';
import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';
import { languageOf } from '../translations/language-of';

/** An article and a word in small letters: abbreviations are spelt out. */
const ARTICLE = /(?<![\p{L}\p{N}'’&/.-])([Aa]n?) (\p{L}\p{Ll}{2,})/gu;

/** Behind “A” as a letter or a mark: “vitamin A is”. */
const BEHIND_LETTER =
  /^(?:about|after|again|all|along|also|am|among|and|any|are|as|at|away|else|even|ever|if|in|into|is|it|its|of|off|on|only|or|our|out|over|under|until|up|upon|us|use[ds]?)$/;

/** In English, “a” becomes “an” before the sound of a vowel, and only there. */
export const textArticleWrong: OwnRule<'text-article-wrong'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language } = written;
    if (language?.split('-')[0] !== 'en') return [];
    const found = [...text.matchAll(ARTICLE)].flatMap(({ 1: article = '', 2: word = '', index }) => {
      const isForeign = /^H/.test(word);
      const begins = isForeign ? undefined : beginsWithVowel(word.toLowerCase());
      const isRight = begins === undefined || begins === article.endsWith('n');
      if (isRight || (article.length === 1 && BEHIND_LETTER.test(word))) return [];
      const part = { offset: offset + index, length: article.length };
      const correct = begins ? `${article}n` : article.slice(0, 1);
      const fix = fixOfText(written, [{ ...part, text: correct }], false);
      const details = { text: `${article} ${word}`, correct: `${correct} ${word}` };
      return [{ code: 'text-article-wrong' as const, place: { source, pointer, part }, details, fix }];
    });
    return found.length > 0 && isEnglish(written.text, site.contract) ? found : [];
  });

/** A text in the place of another language has other articles: «a Ibiza». */
function isEnglish(text: string, { languages }: Contract): boolean {
  const codes = languages.map(({ code }) => code);
  return ['en', undefined].includes(languageOf(text, codes)?.split('-')[0]);
}

/** How a word begins is heard, not seen: “an hour”, “a unit”. Nothing where people say both: “an historic”. */
function beginsWithVowel(word: string): boolean | undefined {
  if (/^(?:hour|honest|hono(?!l)|heir)/.test(word)) return true;
  if (/^(?:h(?:abit|allu|armon|er[bo]|ilar|ist|otel|umble|y))|^[^aeiouhbcdfgjklmnpqrstvwxyz]/.test(word))
    return undefined;
  // Letters that are spelt out, as in “an Xbox”, and what begins otherwise in other languages: “an Yves”.
  if (/^x|^y[^aeiou]/.test(word)) return undefined;
  if (!/^[aeiou]/.test(word)) return false;
  if (
    /^(?:uni(?!n|m|den)|unanim|unesco|us[aeiu]|ut[eio]|ubiq|uk[ru]|ur[aeiu]|eu|ewe|one(?:s|self)?$|once|ouija)/.test(
      word,
    )
  )
    return false;
  return true;
}
