import { capitalised } from '../../shared/capitalised';
import { escapeRegExp } from '../../shared/escape-reg-exp';
import { groupBy } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import { keptWhileSame, oncePerLanguage } from '../../shared/once-per-object';
import type { Options } from '../options';
import { type DraftSite, type Files, singleton } from '../site';
import { mayHaveAccents, withoutAccents } from '../spelling/folded';
import { functionWordsIn } from '../texts/language-of';
import { oncePerWord, wordOf, wordsIn } from '../texts/words';
import { wordCounts } from '../translations/site-words';
import { partings } from './partings';
import {
  lettersInAnyOrder,
  lettersKept,
  mistypedDays,
  mistypedIn,
  rightAnyway,
  slipsOf,
  swapped,
  wordsAlsoBare,
} from './slips';
import type { Counts, IsName, Typo, TypoOf } from './typo';
import { type Spelling, typosAmongUnlisted } from './unlisted-words';

/** In so many texts of a language a word stands that the site uses often. */
const OFTEN = 4;
/** In so many a name stands with its accent. */
const KNOWN = 2;
const SHORTEST_NAME = 5;
/** Shorter words may be others without their accent. */
const SHORTEST_WITH_ACCENT = 6;
/** Shorter words are too near to each other. */
const SHORTEST = 7;

/** By the word that was mistyped. */
export type Typos = ReadonlyMap<string, Typo>;

/** Those of each language: hardly an edit changes them. */
export type TyposOfSite = readonly (readonly [Language, readonly TypoOf[]])[];

const asBefore = keptWhileSame<TyposOfSite>();

/** The words of a site that were to be other ones. */
export function typosOfSite(site: DraftSite, options: Options): TyposOfSite {
  const isName = (word: string) => isUsuallyName(word, site);
  return asBefore(site.contract, typosIn(wordCounts(site), isName, spellingOf(site, options)));
}

function spellingOf(site: DraftSite, { dictionaries = new Map() }: Options): Spelling {
  const { words = [] } = singleton(site, 'settings') ?? {};
  return {
    dictionaries,
    accepted: new Set(words.flatMap((several = '') => wordsIn(several).map(({ small }) => small))),
    languages: site.contract.languages,
  };
}

function typosIn(counts: ReadonlyMap<Language, Counts>, isName: IsName, spelling: Spelling): TyposOfSite {
  return [...counts].map(([language, words]) => {
    const others = [...counts.values()].filter((other) => other !== words);
    const unlisted = new Map(typosAmongUnlisted(words, others, language, spelling, isName));
    const dictionary = spelling.dictionaries.get(language);
    // What is told of names only is told of any word that no dictionary has, and of none that one has, but for its accent.
    const used = [...typosOf(language, words, others, isName)].filter(
      ([word, { isName: isOfName, isAccent }]) =>
        !isOfName || !(unlisted.has(word) || (!isAccent && dictionary?.has(word))),
    );
    return [language, [...new Map([...unlisted, ...used])]];
  });
}

/** Whether a word has a capital in the midst of sentences, in some files, and in more than it has none: titles may have capitals throughout. */
function isUsuallyName(word: string, { sources }: Files): boolean {
  const filesWith = (written: string) => {
    const within = new RegExp(`[\\p{Ll},] ${escapeRegExp(written)}(?![\\p{L}\\p{M}])`, 'u');
    return sources.filter(({ text }) => text.includes(written) && within.test(text)).length;
  };
  const asName = filesWith(capitalised(word));
  return asName >= KNOWN && asName > filesWith(word);
}

/** What another language of the site uses as well may be one of its words. */
function typosOf(language: Language, words: Counts, others: readonly Counts[], isName: IsName): Typos {
  const isOfOthers = (word: string) => others.some((other) => other.has(word));
  const known = knownTypos(language).filter(([word]) => words.has(word) && !isOfOthers(word));
  const right = rightAnyway(language);
  if (right === undefined) return new Map(known);
  const { often, once, accented } = sorted(words);
  const bare = withoutTheirAccents(accented, words).filter(([word]) => !isOfOthers(word));
  const lost = withAccentsLost(often, words, language).filter(([word]) => !isOfOthers(word));
  const slips = slipsAmong(once, often, isName).filter(([word]) => !right.test(word) && !isOfOthers(word));
  const broken = brokenAmong(once, often, words).filter(([word]) => isBroken(word, language, isOfOthers));
  // Of what is said of the same word, the last counts.
  return new Map([...bare, ...lost, ...slips, ...broken, ...known]);
}

/** What everybody knows to be mistyped. */
const knownTypos = oncePerLanguage((language): readonly TypoOf[] => [
  ...[...mistypedIn(language)].map(([word, meant]): TypoOf => [word, { meant, isUsed: false }]),
  ...[...mistypedDays(language)].map(([word, meant]): TypoOf => [word, { meant, isUsed: false, isOfCalendar: true }]),
]);

/** Words that are there once and are one that is there often, but for a slip of the fingers. */
function slipsAmong(once: readonly string[], often: readonly string[], isName: IsName): TypoOf[] {
  const alike = groupBy(
    often.filter(({ length }) => length >= SHORTEST),
    lettersKept,
  );
  const names = groupBy(often, lettersInAnyOrder);
  return once.flatMap((word): TypoOf[] => {
    const slip = alike.get(lettersKept(word))?.find((other) => slipsOfWord(wordOf(other)).has(word));
    const swappedTo = names.get(lettersInAnyOrder(word))?.find((other) => swappedWord(wordOf(other)).has(word));
    const meant = slip ?? (swappedTo !== undefined && isSwappedWithin(word, swappedTo) ? swappedTo : undefined);
    if (meant !== undefined) {
      return [[word, { meant, isUsed: true, ...(swappedTo === meant && isName(meant) && { isAlsoName: true }) }]];
    }
    return swappedTo === undefined ? [] : [[word, { meant: swappedTo, isUsed: true, isName: true }]];
  });
}

/** Not at the end of a word, where it may be another form: «sobre», «sober». */
function isSwappedWithin(word: string, meant: string): boolean {
  return word.length >= SHORTEST && word.at(-1) === meant.at(-1);
}

/** Whether the parts of a broken word are none that another language has; those by a space, none that any text may have. */
function isBroken(word: string, language: Language, isOfOthers: (word: string) => boolean): boolean {
  const isOfAny = word.includes(' ') && functionWordsIn(word, [language]) > 0;
  return !isOfAny && !wordsIn(word).some(({ small }) => isOfOthers(small));
}

/** A space may stand where two words are meant that are also one, unless that is so long. */
const SHORTEST_BY_SPACE = 9;
const SHORTEST_BY_HYPHEN = 5;
const SHORTEST_PART = 2;

/** Words that the site uses often, broken in two as at the end of a printed line: `certifi cado`, `se-gún`. Their parts are nowhere else. */
function brokenAmong(once: readonly string[], often: readonly string[], words: Counts): TypoOf[] {
  const alone = new Set(once);
  const long = often.filter(({ length }) => length >= SHORTEST_BY_HYPHEN);
  return long.flatMap((meant) =>
    partings(meant, SHORTEST_PART)
      .filter((parts) => parts.every((part) => words.has(part)) && parts.some((part) => alone.has(part)))
      .flatMap(([first, last]) => {
        const isBySpace = meant.length >= SHORTEST_BY_SPACE && alone.has(first) && alone.has(last);
        return (isBySpace ? ['-', ' '] : ['-']).map(
          (sign): TypoOf => [`${first}${sign}${last}`, { meant, isUsed: true }],
        );
      }),
  );
}

/** Names with an accent that are there once without it. */
function withoutTheirAccents(accented: readonly string[], words: Counts): TypoOf[] {
  return accented.flatMap((meant): TypoOf[] => {
    const bare = withoutAccents(meant);
    const isLost = bare !== meant && words.get(bare) === 1;
    return isLost ? [[bare, { meant, isUsed: true, isName: true, isAccent: true }]] : [];
  });
}

/** At the end of a word another accent makes another form of it: «llevo», «llevó». */
const ACCENT_WITHIN = /^.*[^\0-\x7f].{2}|ión$/;

/** Other words that are there once without the accent that they often have, and are none without it. */
function withAccentsLost(often: readonly string[], words: Counts, language: Language): TypoOf[] {
  const alsoBare = wordsAlsoBare(language);
  if (alsoBare === undefined) return [];
  return often.flatMap((meant): TypoOf[] => {
    if (meant.length < SHORTEST_WITH_ACCENT || !ACCENT_WITHIN.test(meant)) return [];
    const bare = withoutAccents(meant);
    const isLost = bare !== meant && words.get(bare) === 1 && !alsoBare.has(bare);
    return isLost ? [[bare, { meant, isUsed: true }]] : [];
  });
}

/** The words that the site uses often, those that it uses once, and names that may have an accent. */
function sorted(words: Counts): Readonly<Record<'often' | 'once' | 'accented', readonly string[]>> {
  const [often, once, accented]: [string[], string[], string[]] = [[], [], []];
  for (const [word, texts] of words) {
    if (texts === 1) once.push(word);
    if (texts >= OFTEN) often.push(word);
    if (texts >= KNOWN && word.length >= SHORTEST_NAME && mayHaveAccents(word)) accented.push(word);
  }
  return { often, once, accented };
}

const slipsOfWord = oncePerWord(({ small }) => new Set(slipsOf(small)));
const swappedWord = oncePerWord(({ small }) => new Set(swapped(small)));
