import type { SiteLanguage } from '../../generated/types';
import { draftSite } from '../compiler/compile';
import type { Contract } from '../compiler/contract';
import { scriptOf, usualTags } from '../compiler/language-data/written-as';
import { inEachLanguage } from '../compiler/languages';
import { messageUses } from '../compiler/messages/message-uses';
import { messageToBegin } from '../compiler/messages/usual-message';
import { MESSAGES } from '../compiler/schema/messages';
import { gapFor, textGap } from '../compiler/values/gaps';
import type { MessageLanguage } from '../diagnostics/languages';
import { asRecord } from '../shared/is-record';
import type { Languages } from '../shared/language';
import { textOf } from './new-content';
import { messageGap, unwritten } from './unwritten';

/** By the tag of the language, with its country or without, and by key. */
export type TextsByTag = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * The least that a site is, by path: the files that every site has, its home page and what stands at an address that does not
 * exist. What its editors have to say is still to be written, but for what is usually said where it is known; the gaps are for
 * those who read `language`.
 */
export function newSite(
  plain: Contract,
  languages: Languages,
  language: MessageLanguage,
  usual: TextsByTag = new Map(),
): ReadonlyMap<string, string> {
  const contract = plain.inLanguages(languages);
  const site = { contract, isEmpty: () => true };
  const isHeld: Readonly<Record<string, (value: unknown) => unknown>> = {
    settings: (value) => ({ ...asRecord(value), languages }),
    navigation: (value) => ({ ...asRecord(value), main: [{ label: said('home'), page: 'home' }] }),
  };
  const required = contract.kinds.filter(({ schema }) => schema['x-required'] === true);
  const files = required.map(({ name, files: path, schema }) => {
    const value = unwritten(site, schema, language);
    return [path, isHeld[name]?.(value) ?? value] as const;
  });
  const page = unwritten(site, contract.kinds.find(({ collection }) => collection === 'pages')?.schema ?? {}, language);
  const pages = [
    ['pages/home.yaml', { role: 'home', ...asRecord(page), path: inEachLanguage(contract, () => '/') }],
    ['pages/not-found.yaml', notFound(page)],
  ] as const;
  const made = new Map([...files, ...pages].map(([path, value]) => [path, textOf([], value)]));
  return new Map([...made, ['messages.yaml', textOf([], messagesFor(made, contract, language))]]);

  function usualIn(code: string): Readonly<Record<string, string>> | undefined {
    const language = languages.find((each) => each.code === code);
    return usualTags(language ?? { code, locale: code })
      .map((tag) => usual.get(tag))
      .find((texts) => texts !== undefined);
  }

  /** Where nobody knows how it is usually said, what is meant by it stands in the gap. */
  function said(key: string): unknown {
    const meant = usual.get(language)?.[key];
    const gap = meant === undefined ? textGap : () => gapFor(meant);
    return inEachLanguage(contract, (code) => usualIn(code)?.[key] ?? gap(code));
  }

  function notFound(whole: unknown): unknown {
    const title = said('notFoundTitle');
    const home = { label: said('notFoundHome'), page: 'home' };
    return {
      role: 'not-found',
      ...asRecord(whole),
      path: inEachLanguage(contract, (code) => usualIn(code)?.notFoundPath ?? '/not-found'),
      title,
      description: said('notFoundDescription'),
      noindex: true,
      sections: [{ type: 'not-found', title, code: '404', home, goBack: said('notFoundBack') }],
    };
  }
}

/**
 * Languages as the settings of a site name them, by their tags (BCP 47): those of one language told apart by how their tags
 * end, `pt-pt` and `pt-br`. Nothing for a tag that is none.
 */
export function languagesTagged(tags: readonly string[]): readonly (SiteLanguage | undefined)[] {
  const plain = tags.map(languageTagged);
  return plain.map((language, index) => {
    const isOne = plain.filter((other) => other?.code === language?.code).length === 1;
    const [ending] = /(?<=-)\w+$/.exec(tags[index] ?? '') ?? [];
    if (language === undefined || isOne || ending === undefined) return language;
    return calledByItself(`${language.code.split('-')[0]}-${ending.toLowerCase()}`, language.locale);
  });
}

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

/** The messages of a site: those that every site has, and those of what it shows. */
function messagesFor(files: ReadonlyMap<string, string>, contract: Contract, language: MessageLanguage): unknown {
  const encoder = new TextEncoder();
  const written = new Map([...files].map(([path, text]) => [path, encoder.encode(text)]));
  const used = messageUses(draftSite(written, contract));
  const { required = [], properties = {} } = contract.schemas.get(MESSAGES) ?? {};
  const keys = Object.keys(properties).filter((key) => required.includes(key) || used.has(key));
  return Object.fromEntries(
    keys.map((key) => [key, messageToBegin(contract, key, messageGap(contract, key, language))]),
  );
}
