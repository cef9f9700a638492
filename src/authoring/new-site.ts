import { draftSite } from '../compiler/compile';
import { usualTags } from '../compiler/language-data/written-as';
import { inEachLanguage } from '../compiler/languages';
import { messageUses } from '../compiler/messages/message-uses';
import { messageToBegin } from '../compiler/messages/usual-message';
import type { Contract } from '../compiler/schema/contract';
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
