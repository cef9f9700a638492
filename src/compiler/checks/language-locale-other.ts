import { setEdit } from '../findings/fixes';
import { isOfLanguage, meantLocale } from '../languages';
import type { Rule } from '../rule';
import { sourceOfSingleton } from '../site';
import { countryNames } from '../standards/country-codes';
import { gapIn } from '../values/gaps';
import { valueAt } from '../values/value-at';

/** Of a language that is written in two ways, the locale may name the language or the way. */
const NORWEGIAN = ['no', 'nb', 'nn'];

/** Dates and figures are written as the language of a text writes them. */
export const languageLocaleOther: Rule<'language-locale-other'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  if (source === undefined) return [];
  return site.contract.languages.flatMap(({ code, locale }, index) => {
    const [own, written] = [code, locale].map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
    const place = { source, pointer: ['languages', index, 'locale'] };
    const typed = valueAt(source.data, place.pointer);
    if (gapIn(typed) !== undefined) return [];
    const readable =
      typeof typed === 'string' ? (inCountry(typed, code) ?? turned(typed, code) ?? meantLocale(typed, code)) : typed;
    if (readable !== typed) {
      // The country stands where the language does, which may be another one's code.
      const isTurned = turned(String(typed), code) !== undefined && isOfLanguage(String(typed));
      const fix = { edits: [setEdit(place, readable)], isCertain: false };
      return [
        {
          code: 'language-locale-other',
          place,
          details: { locale: String(typed), code, correct: String(readable), ...(isTurned && { isOfOther: true }) },
          fix,
        },
      ];
    }
    if (own === written || [own, written].every((language) => NORWEGIAN.includes(language ?? ''))) {
      const meant = withCountry(locale);
      if (meant === locale) return [];
      const fix = { edits: [setEdit(place, meant)], isCertain: false };
      return [{ code: 'language-locale-other', place, details: { locale, code, correct: meant }, fix }];
    }
    const correct = isAtHome(locale) ? homeOf(code) : [code, ...locale.split('-').slice(1)].join('-');
    const fix = { edits: [setEdit(place, correct)], isCertain: false };
    return [{ code: 'language-locale-other', place, details: { locale, code, correct, isOfOther: true }, fix }];
  });
};

/** `GB` of English: the country alone. */
function inCountry(locale: string, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(locale) && countryNames.of(locale) !== undefined ? `${code}-${locale}` : undefined;
}

/** `es-CA` of Catalan: the country, and then the language; `ca-ES` is that of Catalan itself. */
function turned(locale: string, code: string): string | undefined {
  if (isAtHome(locale)) return undefined;
  const [, country = '', language = ''] = /^([a-z]{2})-([a-z]{2})$/i.exec(locale) ?? [];
  if (language.toLowerCase() !== code || countryNames.of(country.toUpperCase()) === undefined) return undefined;
  return `${code}-${country.toUpperCase()}`;
}

/** `en-US`, `es-ES`: where the language of the locale is spoken first of all. The country is that of the other language, too. */
function isAtHome(locale: string): boolean {
  return homeOf(locale.split('-')[0] ?? '') === locale;
}

function homeOf(code: string): string {
  try {
    const { language, region } = new Intl.Locale(code).maximize();
    return [language, region].filter((part) => part !== undefined).join('-');
  } catch {
    return code;
  }
}

/** The same with the code of a country, where it has one that none has: `en-GB` for `en-UK`. */
function withCountry(locale: string): string {
  try {
    const { language, script, region } = new Intl.Locale(locale);
    const isCountry = region === undefined || (countryNames.of(region) !== undefined && !isOfOthers(locale, region));
    const country = isCountry ? region : new Intl.Locale(language).maximize().region;
    const meant = [language, script, country].filter((part) => part !== undefined).join('-');
    return meant.toLowerCase() === locale.toLowerCase() ? locale : meant;
  } catch {
    return locale;
  }
}

/** A code that some country once had, as Kiribati had CT, where another language is spoken there. */
function isOfOthers(locale: string, region: string): boolean {
  const isWritten = locale.toUpperCase().endsWith(`-${region}`);
  return !isWritten && new Intl.Locale(`und-${region}`).maximize().language !== new Intl.Locale(locale).language;
}
