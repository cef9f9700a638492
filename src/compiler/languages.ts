import { parse } from 'yaml';
import type { Language, Languages } from '../shared/language';
import type { SiteFiles } from './load';
import { oncePerObject } from './once-per-object';
import { isRecord } from './sections';

/**
 * The languages that a site's settings name, each once, as far as they can be read: what is wrong with them is told by the
 * schema of the settings. None, where the settings cannot be read.
 */
export function declaredLanguages(files: SiteFiles): Languages {
  const content = files.get('settings.yaml');
  const settings = content && parsed(content);
  const list: unknown = isRecord(settings) ? settings.languages : undefined;
  const languages = Array.isArray(list) ? list.flatMap(readLanguage) : [];
  return languages.filter(({ code }, index) => languages.findIndex((other) => other.code === code) === index);
}

function readLanguage(value: unknown): Languages[number][] {
  if (!isRecord(value)) return [];
  const { code, locale, name, prefix, countries } = value;
  if (!isText(code) || !isText(locale) || !isText(name)) return [];
  // Every text would have something of that name, though not written there by anybody.
  if (code in Object.prototype) return [];
  return [
    {
      ...{ code: meantCode(code, locale), locale: [locale, code].find(isOfLanguage) ?? UNDETERMINED, name },
      ...(isText(prefix) && { prefix }),
      ...(Array.isArray(countries) && { countries: countries.filter(isText) }),
    },
  ];
}

/**
 * The code of a language that is named otherwise: `en` for `eng`, for `EN`, and for `gb` of the locale `en-GB`. All texts of
 * a site would lack a language of the other name, so that they are read as if it were right; that it is not is told.
 */
export function meantCode(code: string, locale: string): string {
  if (!isLocale(code)) return code;
  const [short = code] = Intl.getCanonicalLocales(code.toLowerCase());
  if (NAMES.of(short) !== undefined) return short.toLowerCase();
  return code.length === 2 && isLocale(locale) ? new Intl.Locale(locale).language : code;
}

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The tag of no language in particular (RFC 5646). */
const UNDETERMINED = 'und';

/** Whether dates and figures can be written by it; that they cannot is told in the settings. */
function isOfLanguage(locale: string): boolean {
  return isLocale(locale) && NAMES.of(new Intl.Locale(locale).language) !== undefined;
}

/** Whether it has the form of a tag. */
function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const parsed = oncePerObject((content: Uint8Array): unknown => {
  try {
    return parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
});

/** A text as it is written, which may lack a language. */
type Written = string | Readonly<Record<Language, string | undefined>>;

/** What is written for one language; in a site of one language a text may stand for itself. */
export function inLanguage(written: Written | undefined, language: Language): string | undefined {
  return typeof written === 'object' ? written[language] : written;
}
