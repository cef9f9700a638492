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
  const found = groupsOf(data).filter(({ any }) => any.test(text));
  return found.length === 0 ? NONE : found.flatMap(({ phrases }) => phrases());
}

const NONE: readonly WrongPhrase[] = [];

type Phrases = NonNullable<LanguageData['phrases']>;

/** Some phrases of a language, and whether there is any of them in a text: in nearly all texts there is none. */
interface PhraseGroup {
  readonly any: RegExp;
  readonly phrases: () => readonly WrongPhrase[];
}

/** V8 makes no machine code of a pattern of more than 20 kB, which takes twenty times as long. */
const LONGEST_PATTERN = 10_000;

const groupsOf = oncePerObject(({ phrases = [] }: LanguageData): readonly PhraseGroup[] => {
  const groups: Phrases[number][][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const phrase of phrases) {
    length += 2 * phrase[0].length;
    if (length > LONGEST_PATTERN) {
      groups.push([]);
      length = 2 * phrase[0].length;
    }
    groups.at(-1)?.push(phrase);
  }
  return groups.map(groupOf);
});

function groupOf(phrases: Phrases): PhraseGroup {
  const bodies = phrases.flatMap(([body]) => (mayBegin(body) ? [body, capitalised(body)] : [body]));
  let known: readonly WrongPhrase[] | undefined;
  return {
    any: asWords(`(?:${bodies.join('|')})`, { flags: 'u' }),
    phrases: () => {
      known ??= phrases.flatMap(wrongPhrases);
      return known;
    },
  };
}

function wrongPhrases([body, correct]: Phrases[number]): WrongPhrase[] {
  const asWritten = { pattern: asWords(body), correct };
  if (!mayBegin(body)) return [asWritten];
  return [asWritten, { pattern: asWords(capitalised(body), { where: BEGINNING }), correct: capitalised(correct) }];
}

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
