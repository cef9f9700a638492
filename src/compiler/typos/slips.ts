import type { Language } from '../../shared/language';
import { oncePerLanguage, oncePerObject } from '../../shared/once-per-object';
import { knownLanguages, languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import { wordPairs } from '../language-data/word-pairs';
import { inflectsMonths, monthNames, weekdayNames } from '../standards/calendar-names';

/** Words are inflected in their last letters, and two that differ in the first are two. */
const LAST = 3;
/** With two neighbours swapped a word is hardly another one; a shorter one with a letter more or less may be. */
const SHORTEST_SWAPPED = 7;
const SHORTEST_OTHER = 8;

/** How a word would be written with one slip: two neighbours swapped, a letter lost or doubled. In small letters. */
export function slipsOf(word: string): string[] {
  const slips = new Set<string>();
  for (let at = 1; at < word.length - LAST; at += 1) {
    const [before, letter, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    if (word.length >= SHORTEST_SWAPPED && at + 1 < word.length - LAST)
      slips.add(before + rest.charAt(0) + letter + rest.slice(1));
    if (word.length > SHORTEST_OTHER) slips.add(before + rest);
    if (word.length + 1 >= SHORTEST_OTHER) slips.add(before + letter + letter + rest);
  }
  slips.delete(word);
  return [...slips];
}

/** The letters that a word has in common with all its slips. */
export function lettersKept(word: string): string {
  return word.charAt(0) + word.slice(-LAST);
}

/** Tells the words of a language that may be right although they look like a slip. Missing where none of them is known. */
export function rightAnyway(language: Language): RegExp | undefined {
  const data = languageData(language);
  return data?.alike === undefined ? undefined : alikeIn(data);
}

const alikeIn = oncePerObject(
  ({ alike = '' }: LanguageData) => new RegExp(`^(?:${alike.replaceAll(' ', '|').replaceAll('-', '.*')})$`),
);

/** The words of a language that are right without the accent of others. Missing where none of them is known. */
export const wordsAlsoBare = oncePerLanguage((language): ReadonlySet<string> | undefined => {
  const words = languageData(language)?.alsoBare;
  return words === undefined ? undefined : new Set(words.split(' '));
});

/** A name is not inflected: in a shorter one, and at its end, neighbours may be swapped as well. */
const SHORTEST_NAME = 5;

/** “Center” and “Centre” are both right. */
const ACROSS_THE_ATLANTIC = /[bt](?:er|re)$/;

/** How a name would be written with two neighbours swapped, but for the first letter. In small letters. */
export function swapped(name: string): string[] {
  if (name.length < SHORTEST_NAME) return [];
  return Array.from({ length: name.length - 2 }, (_none, index) => index + 1).flatMap((at) => {
    const [one, other] = [name.charAt(at), name.charAt(at + 1)];
    const written = name.slice(0, at) + other + one + name.slice(at + 2);
    return one === other || ACROSS_THE_ATLANTIC.test(written) ? [] : written;
  });
}

/** What a word has in common with all in which its letters, but for the first, stand in another order. */
export function lettersInAnyOrder(word: string): string {
  let sum = 0;
  for (let at = 1; at < word.length; at += 1) sum += word.charCodeAt(at);
  return `${word.charAt(0)}${word.length} ${sum}`;
}

/** Days and months with shorter names are near to other words. */
const SHORTEST_OF_CALENDAR = 7;
/** Somebody is called so. */
const NAMES: ReadonlySet<string> = new Set(['sontag']);

/** How the days and the months of a language are written with one slip, in the singular or the plural, and what is meant. */
export const mistypedDays = oncePerLanguage((language): ReadonlyMap<string, string> => {
  if (languageData(language) === undefined || inflectsMonths(language)) return NO_WORDS;
  const names = daysAndMonths(language).filter((name) => name.length >= SHORTEST_OF_CALENDAR && /^\p{L}+$/u.test(name));
  const inflected = names.flatMap((name) => (name.endsWith('s') ? [name] : [name, `${name}s`]));
  const right = rightAnyway(language);
  const isOther = (word: string) => NAMES.has(word) || right?.test(word) === true || allDaysAndMonths().has(word);
  return new Map(
    inflected.flatMap((name) => slipsWithin(name).flatMap((slip) => (isOther(slip) ? [] : [[slip, name] as const]))),
  );
});

/** Its days of the week and its months, in small letters. */
export function daysAndMonths(language: Language): readonly string[] {
  return [...weekdayNames(language), ...monthNames(language)];
}

let ofAllLanguages: ReadonlySet<string> | undefined;

/** Those of any language. */
function allDaysAndMonths(): ReadonlySet<string> {
  ofAllLanguages ??= new Set(knownLanguages.flatMap(daysAndMonths));
  return ofAllLanguages;
}

/** With two neighbours swapped, a letter lost or doubled, between the first and the last one. */
function slipsWithin(word: string): string[] {
  const slips = Array.from({ length: word.length - 2 }, (_none, index) => index + 1).flatMap((at) => {
    const [before, letter, next, rest] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
    return [before + next + letter + rest, before + next + rest, before + letter + letter + next + rest];
  });
  return slips.filter((slip) => slip !== word);
}

/** What is no word of a language, and the word that is meant. */
export function mistypedIn(language: Language): ReadonlyMap<string, string> {
  const data = languageData(language);
  return data === undefined ? NO_WORDS : meantBy(data);
}

const NO_WORDS: ReadonlyMap<string, string> = new Map();

const meantBy = oncePerObject(
  ({ mistyped }: LanguageData): ReadonlyMap<string, string> => new Map(wordPairs(mistyped)),
);
