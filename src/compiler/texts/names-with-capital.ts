import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import { everyLanguage, languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';

/** Finds in small letters all that has a capital wherever it stands in a language: places, in English days as well. */
export function namesWithCapital(language: Language): RegExp | undefined {
  const data = languageData(language);
  return data && namesOf(data);
}

const namesOf = oncePerObject(({ names = '' }: LanguageData) => (names === '' ? undefined : asWords([names], 'gu')));

/** Those of whatever language. */
export const namesOfAnyLanguage = asWords(
  everyLanguage.map(({ names }) => names).filter((names) => names !== undefined),
);

/** Any of some words that is no part of an address. */
function asWords(lists: readonly string[], flags = 'u'): RegExp {
  const words = lists.join(' ').replaceAll(' ', '|').replaceAll('_', ' ');
  return new RegExp(`(?<![\\p{L}\\p{N}@#/._-])(?:${words})(?![\\p{L}\\p{N}@/_-]|\\.\\p{L})`, flags);
}
