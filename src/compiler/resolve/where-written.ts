import { type Language, languageNamed } from '../../shared/language';
import type { Pointer } from '../../shared/pointer';
import { locationOf } from '../findings/locate';
import type { Location } from '../findings/problem';
import { plainText } from '../html/excerpt';
import { inLanguage } from '../languages';
import type { Files, Site } from '../site';
import type { Source } from '../source';
import { valuesResolvedAs } from '../values/values';
import { resolveText } from './text';

/** A text of the content, as visitors read it. */
interface ReadText {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly text: string;
}

/**
 * Where a text that visitors read in a language is written: at the values that say the very same, or else at those that
 * have it as a part, or are a part of it, the longest first. What stands in for tokens counts, and HTML as plain text.
 */
export function whereWritten(site: Site, language: Language, text: string): Location[] {
  const wanted = normalised(text);
  if (wanted === '') return [];
  const texts = textsOf(site, language).filter((one) => one.text !== '');
  const same = texts.filter((one) => one.text === wanted);
  const around = texts.filter((one) => hasWords(one.text, wanted));
  const within = texts.filter((one) => hasWords(wanted, one.text)).sort((a, b) => b.text.length - a.text.length);
  const [found = []] = [same, around, within].filter(({ length }) => length > 0);
  return found.map(({ source, pointer }) => locationOf({ source, pointer }));
}

function textsOf(site: Site, language: Language): ReadText[] {
  const { locale } = languageNamed(language, site.contract.languages);
  const context = { site, language, locale, today: '', entry: undefined };
  const read = (files: Files, kind: 'text' | 'sharedText' | 'html', plain: (text: string) => string): ReadText[] =>
    valuesResolvedAs(files, kind).flatMap(({ source, pointer, value }) => {
      const written = inLanguage(value, language);
      // What an entry says stands in the entry's own file.
      if (written === undefined || written.includes('{{entry')) return [];
      const ofLanguage = typeof value === 'string' ? pointer : [...pointer, language];
      return [{ source, pointer: ofLanguage, text: normalised(plain(resolveText(written, context))) }];
    });
  return [
    ...read(site, 'text', (text) => text),
    ...read(site, 'sharedText', (text) => text),
    ...read(site, 'html', plainText),
  ];
}

function normalised(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Whether a text has others as whole words: there is no 30 in 2030. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + words.length]];
    if (![before + words.charAt(0), words.slice(-1) + after].some((pair) => ONE_WORD.test(pair))) return true;
  }
  return false;
}

const ONE_WORD = /^[\p{L}\p{N}]{2}$/u;
