import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import { type NeededWords, neededWords } from './needed-words';
import { wordsIn } from './words';

/** What is no phrase of a language, and what is written in its place, `$1` being the first group of the pattern. */
interface WrongPhrase {
  readonly pattern: RegExp;
  readonly correct: string;
}

/** Those of a language that may be in a text. */
export function wrongPhrasesIn(text: string, language: Language): readonly WrongPhrase[] {
  const data = languageData(language);
  if (data?.phrases === undefined) return NONE;
  const { byWord, others } = phrasesOf(data);
  const written = wordsIn(text).map(({ small }) => small);
  const [words, pairs] = [new Set(written), pairsOf(written)];
  const found = others.filter((group) => anyOf(group).test(text)).flat();
  for (const word of words) {
    for (const phrase of byWord.get(word) ?? NONE) {
      const { needed } = phrase;
      if (hasOneOfEach(words, needed.words) && hasOneOfEach(pairs(), needed.pairs)) found.push(phrase);
    }
  }
  if (found.length === 0) return NONE;
  return [...new Set(found)]
    .sort((one, other) => one.place - other.place)
    .flatMap(({ phrase }) => wrongPhrases(phrase));
}

function hasOneOfEach(words: ReadonlySet<string>, groups: readonly (readonly string[])[]): boolean {
  return groups.every((group) => group.some((word) => words.has(word)));
}

/** Each word with the one behind it, found once it is asked for. */
function pairsOf(words: readonly string[]): () => ReadonlySet<string> {
  let known: ReadonlySet<string> | undefined;
  return () => {
    known ??= new Set(words.slice(1).map((word, before) => `${words[before]} ${word}`));
    return known;
  };
}

const NONE: readonly never[] = [];

type Phrases = NonNullable<LanguageData['phrases']>;

interface Phrase {
  readonly phrase: Phrases[number];
  readonly place: number;
  readonly needed: NeededWords;
}

/** Those that need words, by those of them that are the rarest; and the others, in groups. */
const phrasesOf = oncePerObject(({ phrases = [] }: LanguageData) => {
  const all = phrases.map((phrase, place): Phrase => ({ phrase, place, needed: neededWords(phrase[0]) }));
  const byWord = new Map<string, Phrase[]>();
  for (const one of all) {
    for (const word of one.needed.words[0] ?? []) byWord.set(word, [...(byWord.get(word) ?? []), one]);
  }
  return { byWord, others: groupsOf(all.filter(({ needed }) => needed.words.length === 0)) };
});

/** V8 makes no machine code of a pattern of more than 20 kB, which takes twenty times as long. */
const LONGEST_PATTERN = 10_000;

function groupsOf(phrases: readonly Phrase[]): readonly (readonly Phrase[])[] {
  const groups: Phrase[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const one of phrases) {
    const [body] = one.phrase;
    length += 2 * body.length;
    if (length > LONGEST_PATTERN) {
      groups.push([]);
      length = 2 * body.length;
    }
    groups.at(-1)?.push(one);
  }
  return groups;
}

/** Whether there is any of some phrases in a text: in nearly all texts there is none. */
const anyOf = oncePerObject((phrases: readonly Phrase[]): RegExp => {
  const bodies = phrases.flatMap(({ phrase: [body] }) => (mayBegin(body) ? [body, capitalised(body)] : [body]));
  return asWords(`(?:${bodies.join('|')})`, { flags: 'u' });
});

/** Its patterns, which are made once a text has its words: nearly all phrases are in hardly any text. */
const wrongPhrases = oncePerObject(([body, correct]: Phrases[number]): readonly WrongPhrase[] => {
  const asWritten = { pattern: asWords(body), correct };
  if (!mayBegin(body)) return [asWritten];
  return [asWritten, { pattern: asWords(capitalised(body), { where: BEGINNING }), correct: capitalised(correct) }];
});

/** What begins with a letter may begin a sentence. */
function mayBegin(body: string): boolean {
  return /^\(?\p{Ll}/u.test(body);
}

/** Elsewhere, what begins with a capital is a name. */
const BEGINNING = '(?<=(?:^|[.!?…:\\u{bf}\\u{a1}]|[»”]\\.)\\s{0,3})';

/** `IDC` are letters, marks, digits and “_”: V8 compiles it in a twentieth of the time that a set of these takes. */
function asWords(body: string, { where = '', flags = 'gu' } = {}): RegExp {
  return new RegExp(`${where}(?<![\\p{IDC}@/’'-])${body}(?![\\p{IDC}@/-])`, flags);
}

/** As it is at the beginning of a sentence; of several words any of which may be the first, each. */
function capitalised(text: string): string {
  const [first = ''] = /^\([^()]*\)/.exec(text) ?? [text.charAt(0)];
  return first.replaceAll(/(?<=^|[(|])\p{Ll}/gu, (letter) => letter.toUpperCase()) + text.slice(first.length);
}
