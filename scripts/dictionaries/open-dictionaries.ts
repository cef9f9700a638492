import { join } from 'node:path';
import { declaredLanguages } from '../../src/compiler/languages';
import type { SiteFiles } from '../../src/compiler/source';
import type { Dictionary } from '../../src/compiler/texts/dictionary';
import type { Language } from '../../src/shared/language';
import { cachePath, readCachedJson, writeCachedJson } from '../atomic-files/file-cache';
import { project } from '../project';
import { installedDictionaries } from './installed-dictionaries';
import { type KnownWords, RememberedDictionary } from './remembered-dictionary';

/** Texts in all languages have words of it. */
const BORROWED_FROM = 'en';

/** Each is opened once. */
const opened = new Map<Language, Promise<RememberedDictionary | undefined>>();

/** The dictionaries of a site's languages, and that of English, as far as they are installed. */
export async function openDictionaries(files: SiteFiles): Promise<ReadonlyMap<Language, Dictionary>> {
  const languages = new Set([...declaredLanguages(files).map(({ code }) => code), BORROWED_FROM]);
  const dictionaries = new Map<Language, Dictionary>();
  for (const language of languages) {
    const opening = opened.get(language) ?? open(language);
    opened.set(language, opening);
    const dictionary = await opening;
    if (dictionary !== undefined) dictionaries.set(language, dictionary);
  }
  return dictionaries;
}

/** Keeps for the next run what was asked in this one, where it is not what was asked in the last. */
export async function keepWords(): Promise<void> {
  for (const [language, opening] of opened) {
    const dictionary = await opening;
    if (dictionary?.isRead) await writeCachedJson(fileOf(language), dictionary.asked());
  }
}

async function open(language: Language): Promise<RememberedDictionary | undefined> {
  const installed = (await installedDictionaries()).filter((one) => one.language === language);
  if (installed.length === 0) return undefined;
  const { readDictionary } = await import('./read-dictionary');
  const read = () => readDictionary(installed.map(({ path }) => path));
  return new RememberedDictionary(read, JSON.stringify(installed), await readCachedJson<KnownWords>(fileOf(language)));
}

function fileOf(language: Language): string {
  return cachePath(join(project.cache, 'words'), `${language}.json`);
}
