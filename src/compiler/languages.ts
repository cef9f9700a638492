import { parse } from 'yaml';
import { isRecord } from '../shared/is-record';
import type { Language, Languages } from '../shared/language';
import { oncePerObject } from '../shared/once-per-object';
import { writtenAs } from './language-data/written-as';
import type { SiteFiles } from './source';
import { slugOf } from './spelling/suggest';
import { languageNamed } from './standards/codes-named';
import { languageNames } from './standards/language-codes';
import { gapIn } from './values/gaps';

/**
 * The languages that a site's settings name, each once, as far as they can be read: what is wrong with them is told by the
 * schema of the settings. None, where the settings cannot be read.
 */
export function declaredLanguages(files: SiteFiles): Languages {
  const content = files.get('settings.yaml');
  return content === undefined ? [] : languagesWritten(content);
}

const languagesWritten = oncePerObject((content: Uint8Array) => languagesIn(settingsWritten(content)));

/** The zone of the clocks of those who write a site, where its settings can be read and name one. */
export function declaredTimeZone(files: SiteFiles): string | undefined {
  const content = files.get('settings.yaml');
  const settings = content && settingsWritten(content);
  return isRecord(settings) && isText(settings.timeZone) ? settings.timeZone : undefined;
}

/** The same of settings that were read already. */
export function languagesIn(settings: unknown): Languages {
  const list: unknown = isRecord(settings) ? settings.languages : undefined;
  const codes = writtenCodes(list);
  const languages = Array.isArray(list) ? list.flatMap((language) => readLanguage(language, codes)) : [];
  return languages.filter(({ code }, index) => languages.findIndex((other) => other.code === code) === index);
}

/** What `write` returns for each language, by its code; in a site of one language just that. */
export function inEachLanguage(
  { languages }: { readonly languages: Languages },
  write: (code: string) => string,
): unknown {
  const [only, ...others] = languages;
  if (only !== undefined && others.length === 0) return write(only.code);
  return Object.fromEntries(languages.map(({ code }) => [code, write(code)]));
}

/** The codes of the languages as they are written, right or not. */
export function writtenCodes(list: unknown): readonly string[] {
  const languages: readonly unknown[] = Array.isArray(list) ? list : [];
  return languages.map((language) => (isRecord(language) ? language.code : language)).filter(isText);
}

function readLanguage(value: unknown, codes: readonly string[]): Languages[number][] {
  const typical = typicalLanguage(isRecord(value) ? value.code : value);
  if (!isRecord(value)) return typical === undefined ? [] : [typical];
  // What is still to be filled in counts as absent.
  const written = Object.fromEntries(Object.entries(value).filter(([, part]) => gapIn(part) === undefined));
  const { prefix, countries } = written;
  const { code, locale, name }: Readonly<Record<string, unknown>> = { ...typical, ...written };
  if (!isText(code) || !isText(locale) || !isText(name)) return [];
  // Every text would have something of that name, though not written there by anybody.
  if (code in Object.prototype) return [];
  const meant = meantCode(code, locale, codes);
  return [
    {
      code: meant,
      locale: [locale, meant].find(isOfLanguage) ?? UNDETERMINED,
      name,
      ...(isText(prefix) && { prefix }),
      ...(Array.isArray(countries) && { countries: countries.filter(isText) }),
    },
  ];
}

/**
 * The code of a language that is named otherwise: `en` for `eng`, for `EN`, for `English` and for `en_GB` of the locale `en-GB`,
 * or `en-gb` where the site has another English as well.
 * All texts of a site would lack a language of the other name, so that they are read as if it were right; that it is not is told.
 */
export function meantCode(code: string, locale: string, codes: readonly string[]): string {
  const tag = asTag(code);
  if (isLocale(tag)) {
    const [short = tag] = Intl.getCanonicalLocales(tag.toLowerCase());
    const isLocaleItself = code !== code.toLowerCase() || tag !== code;
    const { language } = new Intl.Locale(short);
    const isOne = codes.filter((other) => asTag(other).toLowerCase().split('-')[0] === language).length < 2;
    if (isLocaleItself && isOne && short.toLowerCase() === asTag(locale).toLowerCase()) return language;
    if (languageNames.of(short) !== undefined) return short.toLowerCase();
  }
  return isOfLanguage(asTag(locale)) ? new Intl.Locale(asTag(locale)).language : (languageNamed(code) ?? code);
}

/** The locale of a language with the country in which most people speak it, for one that browsers cannot read. */
export function meantLocale(locale: string, code: string): string {
  const tag = asTag(locale);
  if (isOfLanguage(tag)) {
    const [canonical = tag] = Intl.getCanonicalLocales(tag);
    return canonical.toLowerCase() === tag.toLowerCase() ? canonical : tag;
  }
  if (!isOfLanguage(code)) return locale;
  const { language, region } = new Intl.Locale(code).maximize();
  return region === undefined ? language : `${language}-${region}`;
}

/** What usually goes with the code of a language: the locale of most who speak it, and its own name for itself. */
export function typicalLanguage(value: unknown): Pick<Languages[number], 'code' | 'locale' | 'name'> | undefined {
  const tag = isText(value) ? tagOf(value) : undefined;
  if (tag === undefined) return undefined;
  const { language: code, region } = new Intl.Locale(tag);
  const name = namesIn(code).of(code) ?? code;
  return {
    code,
    locale: region === undefined ? meantLocale('', code) : `${code}-${region}`,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
  };
}

/** The tag of the language that a code or a name means. */
function tagOf(written: string): string | undefined {
  const tag = asTag(written);
  return isOfLanguage(tag) ? tag : languageNamed(written);
}

/** Other names of languages, by their codes. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  es: ['castellano', 'castella', 'castilian', 'cast'],
};

/** Of the codes of some languages, the one that is meant by a longer code or by a name of the language, in one of these or English: `eng`. */
export function languageCalled(word: string, codes: readonly string[]): string | undefined {
  const plain = slugOf(word);
  const short = /^[a-z]{3}$/.test(plain) ? Intl.getCanonicalLocales(plain)[0] : undefined;
  return codes.find((code) => code === short || namesOfLanguage(code, codes).includes(plain));
}

function namesOfLanguage(code: string, codes: readonly string[]): readonly string[] {
  if (!isOfLanguage(code)) return [];
  const names = [...codes, 'en'].filter(isOfLanguage).map((language) => namesIn(language).of(code));
  return [...names.map((name) => slugOf(name ?? '')), ...(ALSO_CALLED[code] ?? [])];
}

/** Whether a language is called as others of some languages, or English, call it, and not as it calls itself, «inglés», or as one of them calls another one. */
export function isForeignName(name: string, code: string, codes: readonly string[]): boolean {
  const nameIn = (language: string) => slugOf(namesIn(language).of(code) ?? '');
  const own = writtenAs(code);
  const [plain, ...others] = [slugOf(name), ...[...codes, 'en'].filter((other) => writtenAs(other) !== own)];
  if (!isOfLanguage(code) || plain === nameIn(code)) return false;
  const isOfOther = (other: string) =>
    writtenAs(other) !== own && codes.some((one) => slugOf(namesIn(one).of(other) ?? '') === plain);
  return others.filter(isOfLanguage).some((one) => nameIn(one) === plain) || codes.filter(isOfLanguage).some(isOfOther);
}

const displayNames = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const known = displayNames.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  displayNames.set(language, known);
  return known;
}

function asTag(text: string): string {
  return text.trim().replaceAll('_', '-');
}

/** The tag of no language in particular (RFC 5646). */
const UNDETERMINED = 'und';

/** Whether dates and figures can be written by it; that they cannot is told in the settings. */
export function isOfLanguage(locale: string): boolean {
  return isLocale(locale) && languageNames.of(new Intl.Locale(locale).language) !== undefined;
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

const settingsWritten = oncePerObject((content: Uint8Array): unknown => {
  try {
    // What else is wrong with it is told with the other problems.
    return parse(new TextDecoder().decode(content), { logLevel: 'error' });
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
