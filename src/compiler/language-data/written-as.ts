import type { Language, Languages } from '../../shared/language';

/** Codes that do not say how a language is written, with the one in which most write it. */
const MOSTLY: Readonly<Record<Language, Language>> = { no: 'nb' };

/** The code by which it is known how a language is written, of a code with or without a region. */
export function writtenAs(tag: string): Language {
  const [code = ''] = tag.split('-', 1);
  return MOSTLY[code] ?? code;
}

/**
 * The tags by which it is known what is usually said in a language, the closest first: that of the country, and that of the
 * language; of one in letters that most do not write it in, such as traditional Chinese, that of both.
 */
export function usualTags({ code, locale }: Pick<Languages[number], 'code' | 'locale'>): readonly string[] {
  const language = writtenAs(code);
  const script = scriptOf(locale);
  return [locale, script === scriptOf(language) ? language : `${language}-${script}`];
}

/** The letters in which a language is written, where most who speak it in a country write it so (ISO 15924). */
export function scriptOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? 'Latn';
}
