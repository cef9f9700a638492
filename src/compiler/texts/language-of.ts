import { countBy } from '../../shared/count-by';
import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { oncePerText } from '../../shared/once-per-text';
import { languageData } from '../language-data/known-languages';
import { proseOf, QUOTED, withoutTags } from './prose';
import { type Word, wordsIn } from './words';

/**
 * Which of some languages a text is in, told by the little words of each; undefined where this is not sure. What stands
 * in quotes or in italics, as titles do, may be in any language, and code is in none.
 *
 * Not by a detector of letters (decision P6).
 */
export function languageOf(text: string, languages: readonly Language[]): Language | undefined {
  const [first, second] = [...littleWordsIn(text, languages)].sort(([, one], [, other]) => other - one);
  if (first === undefined || first[1] < 2 || first[1] < 3 * (second?.[1] ?? 0)) return undefined;
  return first[0];
}

/** How many words of a text only one of some languages has, by that: those that say nothing by themselves; of a few words, none. */
export function littleWordsIn(text: string, languages: readonly Language[]): ReadonlyMap<Language, number> {
  const key = languages.join();
  const count = counters.get(key) ?? counterFor(languages);
  counters.set(key, count);
  return count(text);
}

const counters = new Map<string, (text: string) => ReadonlyMap<Language, number>>();

function counterFor(languages: readonly Language[]): (text: string) => ReadonlyMap<Language, number> {
  const ownerOf = ownersOfWords(languages);
  return oncePerText((text) => {
    const counts = new Map<Language, number>();
    const words = text.length < SHORTEST ? [] : ownWordsOf(text);
    if (words.length < FEWEST_WORDS) return counts;
    // “Ha, ha, ha” is one word.
    for (const word of new Set(words.map(({ small }) => small))) {
      const owner = ownerOf.get(word);
      if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
    return counts;
  });
}

/** How many of a text's words say nothing by themselves in one of the languages. */
export function functionWordsIn(text: string, languages: readonly Language[]): number {
  const lists = languages.map(functionWordsOf);
  return wordsOf(text).filter(({ small }) => lists.some((list) => list.has(small))).length;
}

/** The words of a text as an ear hears them: without tags and what is the same in every language. */
export function wordsOf(text: string): readonly Word[] {
  return wordsIn(proseOf(text));
}

const FEWEST_WORDS = 4;
const SHORTEST = 12;
const SLANTED = /<(em|i|cite|q|blockquote|code|kbd|pre|samp)\b[^<>]*>[^<>]*<\/\1>/g;

function ownWordsOf(text: string): readonly Word[] {
  const straight = text.includes('<') ? text.replaceAll(SLANTED, ' ') : text;
  const unquoted = withoutTags(straight);
  const own = /[«“"]/.test(unquoted) ? unquoted.replaceAll(QUOTED, ' ') : unquoted;
  return wordsOf(own.replaceAll(LITTLE_IN_NAMES, '$1'));
}

/** “200 Paseo de la Castellana”: the little words of a name are of the language that gave it. */
const LITTLE_IN_NAMES = /(\p{Lu}[\p{L}.]{1,30} )(?:\p{Ll}{1,3} ){1,2}(?=\p{Lu})/gu;

/** A text in which what may be in any language is blank, and all else stands where it did. */
export function withoutQuotations(text: string): string {
  return [SLANTED, QUOTED].reduce((left, quoted) => left.replaceAll(quoted, (part) => ' '.repeat(part.length)), text);
}

const known = new Map<string, ReadonlyMap<string, Language>>();

/** The function words that only one of the languages has. Where nothing is known of a language, none can be told apart. */
function ownersOfWords(languages: readonly Language[]): ReadonlyMap<string, Language> {
  const key = languages.join();
  const found = known.get(key) ?? compareLists(languages);
  known.set(key, found);
  return found;
}

function compareLists(languages: readonly Language[]): ReadonlyMap<string, Language> {
  if (languages.some((language) => languageData(language) === undefined)) return new Map();
  const all = languages.flatMap((language) => [...functionWordsOf(language)].map((word) => [word, language] as const));
  const counts = countBy(all, ([word]) => word);
  return new Map(all.filter(([word]) => counts.get(word) === 1));
}

const functionWordsOf = oncePerLanguage(
  (language): ReadonlySet<string> => new Set(languageData(language)?.functionWords.split(' ')),
);

/** How many words of a text begin small and say something: names have none, and a letter is an abbreviation. */
export function plainWordsIn(text: string, codes: readonly Language[]): number {
  const lower = proseOf(text).match(/(?<![\p{L}\p{M}])\p{Ll}\p{L}+/gu) ?? [];
  return lower.length - functionWordsIn(lower.join(' '), codes);
}
