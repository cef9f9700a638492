import { type Language, type Languages, languageNamed } from '../../shared/language';
import type { Dictionary } from '../spelling/dictionary';
import { wordMeant } from './misspelt';
import { partings } from './partings';
import { regionalForms } from './regional-forms';
import { daysAndMonths, rightAnyway, wordsAlsoBare } from './slips';
import type { Counts, IsName, TypoOf } from './typo';
import { usedWordsJoined, wordsInCompounds, wordsJoined } from './words-joined';

/** By what the words of a site are known to be right. */
export interface Spelling {
  readonly dictionaries: ReadonlyMap<Language, Dictionary>;
  /** What its editors say is right. */
  readonly accepted: ReadonlySet<string>;
  readonly languages: Languages;
}

/** In so many texts a word stands that the site uses often. */
const OFTEN = 4;
const SHORTEST_PART = 2;
const SHORTEST_BROKEN = 5;

/**
 * What was meant by words of a language that are there once, and that no dictionary has: by one with a slip of the fingers,
 * by two that lack their space, and by the parts of one that is broken in two.
 */
export function typosAmongUnlisted(
  words: Counts,
  others: readonly Counts[],
  language: Language,
  spelling: Spelling,
  isName: IsName,
): TypoOf[] {
  const own = spelling.dictionaries.get(language);
  if (own === undefined) return [];
  const ownFirst = [own, ...[...spelling.dictionaries.values()].filter((other) => other !== own)];
  const days = new Set(daysAndMonths(language));
  const unlisted = unlistedWords(words, others, language, own, spelling);
  const typos = unlisted.flatMap((word): TypoOf[] => {
    const meant =
      wordsJoined(word, language, ownFirst) ??
      wordMeant(word, language, ownFirst, (other) => words.get(other) ?? 0) ??
      usedWordsJoined(word, language, ownFirst, (other) => words.has(other));
    if (meant === undefined) return [];
    const isAlsoName = days.has(meant) || ((words.get(meant) ?? 0) >= OFTEN && isName(meant));
    return [[word, { meant, isUsed: words.has(meant), isUnlisted: true, ...(isAlsoName && { isAlsoName }) }]];
  });
  const fragments = unlisted.filter((word) => !ownFirst.some((dictionary) => dictionary.has(word)));
  return [...typos, ...brokenWithSpace(new Set(fragments), words, wordsInCompounds(language))];
}

function unlistedWords(
  words: Counts,
  others: readonly Counts[],
  language: Language,
  own: Dictionary,
  { accepted, languages }: Spelling,
): string[] {
  const right = rightAnyway(language);
  const formedOf = regionalForms(languageNamed(language, languages));
  const alsoBare = wordsAlsoBare(language);
  const isRight = (word: string) => own.has(word) || right?.test(word) === true || alsoBare?.has(word) === true;
  const found: string[] = [];
  for (const [word, texts] of words) {
    if (texts > 1 || accepted.has(word) || others.some((other) => other.has(word)) || isRight(word)) continue;
    const base = formedOf(word);
    if (base === undefined || !own.has(base)) found.push(word);
  }
  return found;
}

/** Words that the site uses, with a space in them: one of their parts is no word, and none is one with which others are made: «redimensionar la», «redimensionarla». */
function brokenWithSpace(fragments: ReadonlySet<string>, words: Counts, inCompounds: ReadonlySet<string>): TypoOf[] {
  const [beginnings, ends] = [new Set<string>(), new Set<string>()];
  for (const fragment of fragments) {
    beginnings.add(fragment.slice(0, SHORTEST_PART));
    ends.add(fragment.slice(-SHORTEST_PART));
  }
  const mayBeBroken = (word: string) =>
    word.length >= SHORTEST_BROKEN &&
    (beginnings.has(word.slice(0, SHORTEST_PART)) || ends.has(word.slice(-SHORTEST_PART)));
  return [...words.keys()].filter(mayBeBroken).flatMap((meant) =>
    partings(meant, SHORTEST_PART)
      .filter(([first, last]) => fragments.has(first) || fragments.has(last))
      .filter((parts) => parts.every((part) => words.has(part) && !inCompounds.has(part)))
      .map(([first, last]): TypoOf => [`${first} ${last}`, { meant, isUsed: true }]),
  );
}
