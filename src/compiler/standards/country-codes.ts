import { codesOfTwoLetters } from './codes-of-two-letters';

/** Codes of regions that are no country: unions, what is not known, and names with which programs are tried. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** The codes of all countries, without those that others have replaced. */
export function countryCodes(): readonly string[] {
  known ??= codesOfTwoLetters.filter((code) => !NO_COUNTRIES.has(code) && isCurrent(code));
  return known;
}

let known: readonly string[] | undefined;

/** What countries are called: of a code that is none, nothing. */
export const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isCurrent(code: string): boolean {
  return countryNames.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}
