import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { declaredLanguages } from '../../src/compiler/languages';
import type { SiteFiles } from '../../src/compiler/source';
import type { Dictionary } from '../../src/compiler/texts/dictionary';
import type { Language } from '../../src/shared/language';
import { cachePath, readCachedJson, writeCachedJson } from '../atomic-files/file-cache';
import { hashOfCode } from '../build/fingerprint';
import { project } from '../project';
import { type InstalledDictionary, installedDictionaries } from './installed-dictionaries';
import { type KnownWords, RememberedDictionary } from './remembered-dictionary';

/** Texts in all languages have words of it. */
const BORROWED_FROM = 'en';

/** Each is opened once. */
const opened = new Map<Language, Promise<RememberedDictionary | undefined>>();

/** The dictionaries of a site's languages, and that of English, as far as they are installed. */
export async function openDictionaries(files: SiteFiles): Promise<ReadonlyMap<Language, Dictionary>> {
  const dictionaries = new Map<Language, Dictionary>();
  for (const language of languagesOf(files)) {
    const opening = opened.get(language) ?? open(language);
    opened.set(language, opening);
    const dictionary = await opening;
    if (dictionary !== undefined) dictionaries.set(language, dictionary);
  }
  return dictionaries;
}

/** The same as files, each a trie as `trieDictionary` reads it. */
export async function readDictionaryFiles(
  files: SiteFiles,
): Promise<readonly { readonly language: Language; readonly content: Uint8Array }[]> {
  const languages = languagesOf(files);
  const installed = (await installedDictionaries()).filter(({ language }) => languages.has(language));
  return installed.map((dictionary) => ({ language: dictionary.language, content: contentOf(dictionary) }));
}

/** Keeps for the next run what was asked in this one, where it is not what was asked in the last. */
export async function keepWords(): Promise<void> {
  for (const [language, opening] of opened) {
    const dictionary = await opening;
    if (dictionary?.isRead) await writeCachedJson(fileOf(language), dictionary.asked());
  }
}

function languagesOf(files: SiteFiles): ReadonlySet<Language> {
  return new Set([...declaredLanguages(files).map(({ code }) => code), BORROWED_FROM]);
}

async function open(language: Language): Promise<RememberedDictionary | undefined> {
  const installed = (await installedDictionaries()).filter((one) => one.language === language);
  if (installed.length === 0) return undefined;
  const { trieDictionary } = await import('../../src/compiler/texts/trie-dictionary');
  const read = () => trieDictionary(() => installed.map(contentOf));
  const madeFrom = JSON.stringify([await hashOfCode(), installed]);
  return new RememberedDictionary(read, madeFrom, await readCachedJson<KnownWords>(fileOf(language)));
}

function contentOf({ path }: InstalledDictionary): Uint8Array {
  return gunzipSync(readFileSync(path));
}

function fileOf(language: Language): string {
  return cachePath(join(project.cache, 'words'), `${language}.json`);
}
