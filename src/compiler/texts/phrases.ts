import type { Language } from '../../shared/language';
import { oncePerObject } from '../once-per-object';
import { type LanguageData, languageData } from '../translations/language-data';

/** What is no phrase of a language, and what is written in its place, `$1` being the first group of the pattern. */
export interface WrongPhrase {
  readonly pattern: RegExp;
  readonly correct: string;
}

export function wrongPhrasesOf(language: Language): readonly WrongPhrase[] {
  const data = languageData(language);
  return data === undefined ? NONE : phrasesIn(data);
}

const NONE: readonly WrongPhrase[] = [];

const phrasesIn = oncePerObject(({ phrases = [] }: LanguageData): readonly WrongPhrase[] =>
  phrases.flatMap(([body, correct]) => {
    const asWritten = { pattern: asWords(body), correct };
    // What begins with a letter may begin a sentence.
    return /^\(?\p{Ll}/u.test(body)
      ? [asWritten, { pattern: asWords(capitalised(body), BEGINNING), correct: capitalised(correct) }]
      : [asWritten];
  }),
);

/** Elsewhere, what begins with a capital is a name. */
const BEGINNING = '(?<=(?:^|[.!?…:\\u{bf}\\u{a1}]|[»”]\\.)\\s{0,3})';

function asWords(body: string, where = ''): RegExp {
  return new RegExp(`${where}(?<![\\p{L}\\p{N}@/_’'-])${body}(?![\\p{L}\\p{N}@/_-])`, 'gu');
}

/** As it is at the beginning of a sentence; of several words any of which may be the first, each. */
function capitalised(text: string): string {
  const [first = ''] = /^\([^()]*\)/.exec(text) ?? [text.charAt(0)];
  return first.replaceAll(/(?<=^|[(|])\p{Ll}/gu, (letter) => letter.toUpperCase()) + text.slice(first.length);
}
