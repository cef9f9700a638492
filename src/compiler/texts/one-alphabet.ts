import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import { wordPairs } from '../language-data/word-pairs';

/** The letters of other alphabets that look like Latin ones. */
const LOOKING_LATIN: Readonly<Record<string, readonly [alike: string, latin: string]>> = {
  Cyrillic: ['аеорсухіѕјАВЕКМНОРСТУХІЅЈ', 'aeopcyxisjABEKMHOPCTYXISJ'],
  Greek: ['αικνορτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'aikvoptuxABEZHIKMNOPTYX'],
};

const ALPHABETS = Object.entries(LOOKING_LATIN).map(([script, [alike, latin]]) => {
  const pairs = [...alike].map((letter, index) => [letter, [...latin][index] ?? ''] as const);
  return {
    letters: new RegExp(`\\p{Script=${script}}`, 'gu'),
    toLatin: new Map(pairs),
    fromLatin: new Map(pairs.map(([letter, latinLetter]) => [latinLetter, letter])),
  };
});

const LATIN = /\p{Script=Latin}/gu;

/** Two letters of two alphabets are a unit, «μm», or a formula. */
const SHORTEST = 3;

/** A word in one alphabet, that of most of its letters if the others look like letters of it; as it is, if it is in one, or in none. */
export function inOneAlphabet(word: string, language?: Language): string {
  const own = language === undefined ? undefined : ownLetters(language);
  if (own?.test(word)) return word.replaceAll(own.letters, (letter) => own.letterFor.get(letter) ?? letter);
  const latin = word.match(LATIN)?.length ?? 0;
  if (latin === 0 || word.length < SHORTEST) return word;
  for (const { letters, toLatin, fromLatin } of ALPHABETS) {
    const others = word.match(letters)?.length ?? 0;
    if (others === 0) continue;
    const ways = [[letters, toLatin] as const, [LATIN, fromLatin] as const];
    for (const [from, meant] of others > latin ? ways.toReversed() : ways) {
      if (word.match(from)?.every((letter) => meant.has(letter)))
        return word.replaceAll(from, (letter) => meant.get(letter) ?? letter);
    }
    return word;
  }
  return word;
}

/** The letters of another language in the alphabet of one. */
const ownLetters = oncePerLanguage((language) => {
  const letterFor = new Map(wordPairs(languageData(language)?.ownLetters));
  if (letterFor.size === 0) return undefined;
  const letters = new RegExp([...letterFor.keys()].join('|'), 'gu');
  return { letters, letterFor, test: (word: string) => word.search(letters) >= 0 };
});
