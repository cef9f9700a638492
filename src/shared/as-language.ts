import type { AddressedLanguages, Language } from './language';

/** A text from outside as a language of the site; undefined where it is none. */
export function asLanguage(text: string | null | undefined, languages: AddressedLanguages): Language | undefined {
  return languages.find(({ code }) => code === text)?.code;
}
