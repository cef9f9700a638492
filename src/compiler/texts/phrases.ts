import type { Language } from '../../shared/language';
import { languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import { oncePerObject } from '../values/once-per-object';

/** What is no phrase of a language, and what is written in its place, `$1` being the first group of the pattern. */
export interface WrongPhrase {
  readonly pattern: RegExp;
  readonly correct: string;
}

/** Those of a language that may be in a text. */
export function wrongPhrasesIn(text: string, language: Language): readonly WrongPhrase[] {
  const data = languageData(language);
  if (data === undefined) return NONE;
  return anyPhrase(data)?.test(text) ? phrasesOf(data) : NONE;
}

const NONE: readonly WrongPhrase[] = [];

/** There is none in nearly all texts. */
const anyPhrase = oncePerObject(({ phrases = [] }: LanguageData) => {
  const bodies = phrases.flatMap(([body]) => (mayBegin(body) ? [body, capitalised(body)] : [body]));
  return bodies.length === 0 ? undefined : asWords(`(?:${bodies.join('|')})`, { flags: 'u' });
});

const phrasesOf = oncePerObject(({ phrases = [] }: LanguageData) =>
  phrases.flatMap(([body, correct]): WrongPhrase[] => {
    const asWritten = { pattern: asWords(body), correct };
    if (!mayBegin(body)) return [asWritten];
    return [asWritten, { pattern: asWords(capitalised(body), { where: BEGINNING }), correct: capitalised(correct) }];
  }),
);

/** What begins with a letter may begin a sentence. */
function mayBegin(body: string): boolean {
  return /^\(?\p{Ll}/u.test(body);
}

/** Elsewhere, what begins with a capital is a name. */
const BEGINNING = '(?<=(?:^|[.!?…:\\u{bf}\\u{a1}]|[»”]\\.)\\s{0,3})';

function asWords(body: string, { where = '', flags = 'gu' } = {}): RegExp {
  return new RegExp(`${where}(?<![\\p{L}\\p{M}\\p{N}@/_’'-])${body}(?![\\p{L}\\p{M}\\p{N}@/_-])`, flags);
}

/** As it is at the beginning of a sentence; of several words any of which may be the first, each. */
function capitalised(text: string): string {
  const [first = ''] = /^\([^()]*\)/.exec(text) ?? [text.charAt(0)];
  return first.replaceAll(/(?<=^|[(|])\p{Ll}/gu, (letter) => letter.toUpperCase()) + text.slice(first.length);
}
