import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { knownLanguages, languageData } from '../language-data/known-languages';
import type { Dictionary } from '../spelling/dictionary';
import { withoutAccents } from '../spelling/folded';
import { functionWordsIn } from '../texts/language-of';
import { isSlipOf } from '../texts/slip-of';
import { partings } from './partings';
import { daysAndMonths, lettersInAnyOrder } from './slips';

/** Shorter words are too near to each other. */
const SHORTEST = 6;
/** But to those that the site uses in so many texts; of four letters, in more. Little words and days are used in any text. */
const OFTEN = 3;
const SHORTEST_OFTEN = 5;
const VERY_OFTEN = 8;
/** But for their accents. */
const SHORTEST_BARE = 4;
/** No language has longer ones, and the more letters, the more slips there are in them. */
const LONGEST = 60;
/** What has an apostrophe in it is several words, or one with an ending. */
const ONLY_LETTERS = /^\p{L}+$/u;
/** Words are inflected in their last letters. */
const LAST = 2;
/** With such a letter more, a word is another form of it. */
const INFLECTED = /[ades]$|(?<![áéíóú])[inrt]$/;

/**
 * The word that is meant by one that no dictionary has: of several, the one that the site uses most. Nothing where it may be
 * right all the same, or may be any of several.
 * @param dictionaries - that of the language first; a text may have words of the others
 * @param textsOfSiteWith - in how many texts the site uses a word elsewhere
 */
export function wordMeant(
  word: string,
  language: Language,
  dictionaries: readonly Dictionary[],
  textsOfSiteWith: (word: string) => number,
): string | undefined {
  const [own, ...others] = dictionaries;
  const little = littleWords(language);
  const textsWith = (other: string) => Math.max(textsOfSiteWith(other), little.has(other) ? VERY_OFTEN : 0);
  if (own === undefined || !mayBeMistyped(word, language, own)) return undefined;
  if (others.some((one) => one.has(word))) return slipOfUsed(word, own, textsOfSiteWith);
  const near = nearWords(word, language, own, others, textsOfSiteWith);
  const bare = withoutAccents(word);
  const accented = near.filter((other) => withoutAccents(other) === bare);
  const usedWithAccent = mostUsed(accented, textsWith);
  if (usedWithAccent !== undefined) return usedWithAccent;
  if (isPlural(word, own) || others.some((one) => one.has(word.replace(/s$/, '')))) return undefined;
  if (accented.length === 1) return only(accented);
  const often = word.length < SHORTEST_OFTEN ? VERY_OFTEN : OFTEN;
  const usedOften = mostUsed(
    near.filter((other) => textsWith(other) >= often && !mayBeAnother(word, other)),
    textsWith,
  );
  const slipped = word.length < SHORTEST_OFTEN ? undefined : likeliest(word, near);
  if (word.length < SHORTEST) return usedOften ?? slipped;
  const within = near.filter(
    (other) =>
      other.slice(-LAST) === word.slice(-LAST) ||
      isSwapped(word, other) ||
      isEndOf(word, other) ||
      isNextKey(word, other),
  );
  const used = mostUsed(within, textsWith);
  if (used !== undefined) return used;
  if (isDerived(word, language, own)) return undefined;
  const longer = own.completed(word).filter((other) => other.endsWith(word) || !INFLECTED.test(other));
  const completed = mostUsed(
    longer.filter((other) => textsOfSiteWith(other) >= OFTEN),
    textsOfSiteWith,
  );
  return (
    completed ??
    usedOften ??
    slipped ??
    (near.length + longer.length === 1 && !isCompound(word, language, own) ? only(within) : undefined)
  );
}

function mayBeMistyped(word: string, language: Language, own: Dictionary): boolean {
  const hasLength = word.length >= SHORTEST_BARE && word.length <= LONGEST;
  if (!hasLength || !ONLY_LETTERS.test(word)) return false;
  const isRight = own.has(word) || own.has(withoutOptionalMarks(word, language));
  return !isRight && functionWordsIn(word, knownLanguages) === 0;
}

/** The word that the site uses often which one that only another language has is but for a usual slip: «equips». */
function slipOfUsed(word: string, own: Dictionary, textsOfSiteWith: (word: string) => number): string | undefined {
  if (word.length < SHORTEST) return undefined;
  const meant = own.near(word).filter((other) => textsOfSiteWith(other) >= OFTEN && isUsualSlip(word, other));
  return mostUsed(meant, textsOfSiteWith);
}

/** Words of the language that are another one but for a slip, and those of others that the site borrows often: «cookies». */
function nearWords(
  word: string,
  language: Language,
  own: Dictionary,
  others: readonly Dictionary[],
  textsOfSiteWith: (word: string) => number,
): string[] {
  const borrowed = others.flatMap((one) => one.near(word)).filter((other) => textsOfSiteWith(other) >= OFTEN);
  const days = daysAndMonths(language).filter((name) => name.length > SHORTEST_OFTEN && isSlipOf(word, name, 0));
  const near = [...new Set([...own.near(word), ...borrowed])];
  return [...near.filter((other) => marksIn(other) >= marksIn(word)), ...days];
}

/** The only one of some words that is another one but for a letter that should be there twice, or once; or for two neighbours. */
function likeliest(word: string, near: readonly string[]): string | undefined {
  const once = withoutDoubles(word);
  return (
    only(near.filter((other) => other.length !== word.length && withoutDoubles(other) === once)) ??
    only(near.filter((other) => isSwapped(word, other)))
  );
}

/** Whether a word lacks a letter or an accent of another one, or has its letters in another order or twice: names come near to words by another letter. */
export function isUsualSlip(word: string, meant: string): boolean {
  if (withoutAccents(word) === withoutAccents(meant)) return true;
  return meant.length > word.length || isSwapped(word, meant) || withoutDoubles(word) === withoutDoubles(meant);
}

function withoutDoubles(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1');
}

/** Whether a word lacks a letter before its last one, or has that twice: «famila», “beautifull”. */
function isEndOf(word: string, other: string): boolean {
  return word === other + other.slice(-1) || (other.length > word.length && word.slice(-1) === other.slice(-1));
}

/** Whether it may be a new word of two: “handcoded”. */
function isCompound(word: string, language: Language, dictionary: Dictionary): boolean {
  if (languageData(language)?.derived?.compounds !== true) return false;
  return partings(word, SHORTEST_BARE).some((parts) => parts.every((part) => dictionary.has(part)));
}

/** Of few letters, with one more at its end or of four with another one in it, it may be a name, a foreign word or a short form: “Wirth”, “mucho”, “coulda”. */
function mayBeAnother(word: string, other: string): boolean {
  if (other.length < SHORTEST && word.slice(0, -1) === other) return true;
  const isSlip = isSwapped(word, other) || isNextKey(word, other);
  return word.length < SHORTEST_OFTEN && other.length <= word.length && !isSlip;
}

/** The letters as most keyboards of Latin scripts have them. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether a word has another one but for a letter whose key is beside that of the right one. */
function isNextKey(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  if (word.slice(at + 1) !== other.slice(at + 1)) return false;
  return KEYS.some(
    (row) =>
      Math.abs(row.indexOf(word.charAt(at)) - row.indexOf(other.charAt(at))) === 1 &&
      row.includes(word.charAt(at)) &&
      row.includes(other.charAt(at)),
  );
}

/** Nothing where none of them is used. */
function mostUsed(words: readonly string[], textsWith: (word: string) => number): string | undefined {
  const [most] = words.filter((word) => textsWith(word) > 0).sort((one, other) => textsWith(other) - textsWith(one));
  return most;
}

const littleWords = oncePerLanguage((language): ReadonlySet<string> => {
  const { functionWords = '' } = languageData(language) ?? {};
  return new Set([
    ...functionWords.split(' ').filter(({ length }) => length >= SHORTEST_BARE),
    ...daysAndMonths(language),
  ]);
});

/** How many tildes, cedillas and the like a word has: nobody types one by mistake. */
function marksIn(word: string): number {
  return word.normalize('NFD').match(/[\u0303\u0304\u0308\u0327]/g)?.length ?? 0;
}

function withoutOptionalMarks(word: string, language: Language): string {
  const marks = optionalMarks(language);
  return marks === undefined ? word : word.normalize('NFD').replaceAll(marks, '').normalize('NFC');
}

const optionalMarks = oncePerLanguage((language) => {
  const { optionalMarks: marks } = languageData(language) ?? {};
  return marks === undefined ? undefined : new RegExp(`[${marks}]`, 'g');
});

/** Whether it is the plural of another one, which none is that ends in two “s”. */
function isPlural(word: string, dictionary: Dictionary): boolean {
  if (word.endsWith('ss')) return false;
  return [/s$/, /es$/].some((ending) => ending.test(word) && dictionary.has(word.replace(ending, '')));
}

function isSwapped(word: string, other: string): boolean {
  return lettersInAnyOrder(word) === lettersInAnyOrder(other);
}

/** Whether a word may be formed at will of another one, as most are that no dictionary has. */
export function mayBeDerived(word: string, language: Language, dictionary: Dictionary): boolean {
  const derivation = derivationIn(language);
  return derivation === undefined || derivation.endings.test(word) || hasBeginning(word, language, dictionary);
}

/** Whether it is formed of one that there is. */
function isDerived(word: string, language: Language, dictionary: Dictionary): boolean {
  const derivation = derivationIn(language);
  if (derivation === undefined || hasBeginning(word, language, dictionary)) return true;
  const { endings, bases } = derivation;
  const stem = word.replace(endings, '');
  const stems = [stem, withoutAccents(stem), stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return stem !== word && stems.some((one) => bases.some((base) => dictionary.has(one + base)));
}

/** Whether it is another one behind what words are begun with at will. */
export function hasBeginning(word: string, language: Language, dictionary: Dictionary): boolean {
  const rest = word.replace(derivationIn(language)?.beginnings ?? '', '');
  return rest !== word && dictionary.has(rest);
}

const derivationIn = oncePerLanguage((language) => {
  const { derived } = languageData(language) ?? {};
  return (
    derived && {
      beginnings: new RegExp(`^(?:${derived.beginnings.replaceAll(' ', '|')})(?=\\p{L}{4})`, 'u'),
      endings: new RegExp(`(?:${derived.endings})$`, 'u'),
      bases: derived.bases.split(' ').map((base) => base.slice(1)),
    }
  );
});

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
