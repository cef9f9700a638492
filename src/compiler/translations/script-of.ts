import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { writtenAs } from '../language-data/written-as';
import { withoutQuotations } from '../texts/language-of';
import { proseOf } from '../texts/prose';

/** Scripts that a language is written in together, by their ISO 15924 name. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
};

const lettersOf = oncePerLanguage((language): RegExp => {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  const letters = (TOGETHER[script] ?? [script]).map((name) => `\\p{Script=${name}}`).join('');
  return new RegExp(`[${letters}]`, 'gu');
});

/** So many letters are more than a sign or a short name. */
const FEWEST_LETTERS = 3;

/** Which of some languages a text is in, where all of its letters are those of another than its own, and not just a few signs of them. */
export function languageByScript(text: string, own: Language, languages: readonly Language[]): Language | undefined {
  const letters = (withoutQuotations(proseOf(text)).match(/\p{L}/gu) ?? []).join('');
  const countIn = (language: Language) => letters.match(lettersOf(language))?.length ?? 0;
  const all = [...letters].length;
  if (all - countIn(own) < FEWEST_LETTERS) return undefined;
  return languages.find((language) => countIn(language) === all);
}

/** Names in the letters of elsewhere are shorter. */
const FEWEST_FOREIGN_LETTERS = 8;
/** Latin ones are read everywhere, and signs are of no script. */
const FOREIGN_LETTERS = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu;

/** Whether a text has nothing but letters in which none of some languages is written, and not just a name. */
export function isInForeignLetters(text: string, languages: readonly Language[]): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = foreignLettersIn(text, languages);
  return foreign.length === letters.length && foreign.length >= FEWEST_FOREIGN_LETTERS;
}

/** The letters of a text in which none of some languages is written. */
export function foreignLettersIn(text: string, languages: readonly Language[]): readonly string[] {
  const letters = text.match(FOREIGN_LETTERS) ?? [];
  return letters.length === 0
    ? letters
    : letters.filter((letter) => languages.every((own) => !letter.match(lettersOf(own))));
}

/** Whether two of a site's languages are one, spoken in two countries: what says it in one may well say it in the other. */
export function areVariants(one: Language, other: Language): boolean {
  return writtenAs(one) === writtenAs(other) && lettersOf(one).source === lettersOf(other).source;
}

/** Whether a language is written in the letters in which names of all the world are. */
export function isInLatin(language: Language): boolean {
  return 'a'.match(lettersOf(language)) !== null;
}
