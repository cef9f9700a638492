import type { SiteLanguage } from '../../generated/types';
import type { Contract } from '../compiler/contract';
import type { Schema } from '../compiler/schema/schema';
import { gapFor, textGap } from '../compiler/values/gaps';
import type { MessageLanguage } from '../diagnostics/languages';
import { schemaText } from '../diagnostics/schema-text';
import { isRecord } from '../shared/is-record';
import type { Languages } from '../shared/language';
import { textOf } from './new-content';
import { inEachLanguage, unwritten } from './unwritten';

/** By the tag of the language, with its country or without, and by key. */
export type TextsByTag = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** What buttons and labels usually say, by key of messages.yaml, and what the first pages do. */
export interface UsualTexts {
  readonly messages: TextsByTag;
  readonly pages: TextsByTag;
}

const NOTHING_USUAL: UsualTexts = { messages: new Map(), pages: new Map() };

/**
 * The least that a site is, by path: the files that every site has, its home page and what stands at an address that does not
 * exist. What its editors have to say is still to be written, but for what is usually said where it is known; the gaps are for
 * those who read `language`.
 */
export function newSite(
  plain: Contract,
  languages: Languages,
  language: MessageLanguage,
  usual: UsualTexts = NOTHING_USUAL,
): ReadonlyMap<string, string> {
  const contract = plain.inLanguages(languages);
  const site = { contract, isEmpty: () => true };
  const isHeld: Readonly<Record<string, (value: unknown) => unknown>> = {
    settings: (value) => ({ ...asRecord(value), languages }),
    navigation: (value) => ({ ...asRecord(value), main: [{ label: said('home'), page: 'home' }] }),
    messages: () => messagesOf(contract, kindNamed('messages'), language, (code) => usualIn(usual.messages, code)),
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
  return new Map([...files, ...pages].map(([path, value]) => [path, textOf([], value)]));

  function usualIn(texts: TextsByTag, code: string): Readonly<Record<string, string>> | undefined {
    const locale = languages.find((each) => each.code === code)?.locale ?? code;
    return texts.get(locale) ?? texts.get(code);
  }

  function said(key: string): unknown {
    return inEachLanguage(contract, (code) => usualIn(usual.pages, code)?.[key] ?? textGap(code));
  }

  function kindNamed(name: string): Schema {
    return contract.kinds.find((kind) => kind.name === name)?.schema ?? {};
  }

  function notFound(whole: unknown): unknown {
    const title = said('notFoundTitle');
    const home = { label: said('notFoundHome'), page: 'home' };
    return {
      role: 'not-found',
      ...asRecord(whole),
      path: inEachLanguage(contract, (code) => usualIn(usual.pages, code)?.notFoundPath ?? '/not-found'),
      ...{ title, description: said('notFoundDescription') },
      noindex: true,
      sections: [{ type: 'not-found', title, code: '404', home, goBack: said('notFoundBack') }],
    };
  }
}

/** A language as the settings of a site name it, by its tag (BCP 47), with the country where it is spoken most; nothing where it is none. */
export function languageTagged(tag: string): SiteLanguage | undefined {
  try {
    const { language: code, region } = new Intl.Locale(tag).maximize();
    const locale = `${code}-${region}`;
    const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
    if (name === undefined || !/^[a-z]{2,3}-[A-Z]{2}$/.test(locale)) return undefined;
    return { code, locale, name: name.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale)) };
  } catch {
    return undefined;
  }
}

/** What is usual in each language; else still to be written by what it is, with the places that it has to have. */
function messagesOf(
  contract: Contract,
  { properties = {}, required = [] }: Schema,
  language: MessageLanguage,
  usualIn: (code: string) => Readonly<Record<string, string>> | undefined,
): unknown {
  return Object.fromEntries(
    required.map((key) => {
      const schema = properties[key] ?? {};
      const places = (schema['x-placeholders'] ?? []).map((place) => ` {${place}}`).join('');
      const gap = gapFor(schemaText(schema, language).title) + places;
      return [key, inEachLanguage(contract, (code) => usualIn(code)?.[key] ?? gap)];
    }),
  );
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
