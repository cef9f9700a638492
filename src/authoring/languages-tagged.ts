import type { SiteLanguage } from '../../generated/types';
import { scriptOf } from '../compiler/language-data/written-as';

/**
 * Languages as the settings of a site name them, by their tags (BCP 47): those of one language told apart by how their tags
 * end, `pt-pt` and `pt-br`; English, where the main language is that of another country of Europe, as it is written there.
 * Nothing for a tag that is none.
 */
export function languagesTagged(tags: readonly string[]): readonly (SiteLanguage | undefined)[] {
  const [main = ''] = tags.map((tag) => languageTagged(tag)?.locale.split('-').at(-1));
  const plain = tags.map((tag, at) => languageTagged(at > 0 && EUROPE.has(main) && tag === 'en' ? 'en-GB' : tag));
  return plain.map((language, index) => {
    const isOne = plain.filter((other) => other?.code === language?.code).length === 1;
    const [ending] = /(?<=-)\w+$/.exec(tags[index] ?? '') ?? [];
    if (language === undefined || isOne || ending === undefined) return language;
    return calledByItself(`${language.code.split('-')[0]}-${ending.toLowerCase()}`, language.locale);
  });
}

const EUROPE: ReadonlySet<string> = new Set(
  'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK UA'.split(
    ' ',
  ),
);

/** With the country where it is spoken most, and the letters where these are not those in which most write it. */
export function languageTagged(tag: string): SiteLanguage | undefined {
  try {
    const { language, script = '', region } = new Intl.Locale(tag).maximize();
    const inCountry = `${language}-${region}`;
    const isUsual = scriptOf(language) === script;
    const locale = scriptOf(inCountry) === script ? inCountry : `${language}-${script}-${region}`;
    if (!/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}$/.test(locale)) return undefined;
    return calledByItself(isUsual ? language : `${language}-${script.toLowerCase()}`, locale);
  } catch {
    return undefined;
  }
}

/** By the name that a language has for itself. */
function calledByItself(code: string, locale: string): SiteLanguage | undefined {
  const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
  return name === undefined
    ? undefined
    : { code, locale, name: name.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale)) };
}
