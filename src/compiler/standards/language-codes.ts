import { codesOfTwoLetters } from './codes-of-two-letters';

/** The codes of two letters of all languages, without those that others have replaced. */
export function languageCodes(): readonly string[] {
  known ??= codesOfTwoLetters.map((code) => code.toLowerCase()).filter(isCurrent);
  return known;
}

let known: readonly string[] | undefined;

/** What languages are called: of a code that is none, nothing. */
export const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isCurrent(code: string): boolean {
  return languageNames.of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code;
}
