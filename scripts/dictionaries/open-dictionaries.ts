import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { declaredLanguages } from '../../src/compiler/languages';
import type { SiteFiles } from '../../src/compiler/source';
import type { Dictionary } from '../../src/compiler/spelling/dictionary';
import type { Language } from '../../src/shared/language';
import { cachedFile } from '../atomic-files/file-cache';
import { hashOf } from '../hash';
import { packageVersion } from '../package-version';
import { project } from '../project';
import { type InstalledDictionary, installedDictionaries } from './installed-dictionaries';

/** Texts in all languages have words of it. */
const BORROWED_FROM = 'en';

/** Each is opened once. */
const opened = new Map<Language, Promise<Dictionary | undefined>>();

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
  const languages = [...languagesOf(files)];
  const read = languages.map(async (language) => (await triesOf(language)).map((content) => ({ language, content })));
  return (await Promise.all(read)).flat();
}

function languagesOf(files: SiteFiles): ReadonlySet<Language> {
  return new Set([...declaredLanguages(files).map(({ code }) => code), BORROWED_FROM]);
}

async function open(language: Language): Promise<Dictionary | undefined> {
  const tries = await triesOf(language);
  if (tries.length === 0) return undefined;
  const { trieDictionary } = await import('../../src/compiler/spelling/trie-dictionary');
  return trieDictionary(tries);
}

async function triesOf(language: Language): Promise<Uint8Array[]> {
  const installed = await installedDictionaries();
  return Promise.all(installed.filter((one) => one.language === language).map(trieOf));
}

/** To read the tries of Spanish and English as packages have them takes nearly a second, and hardly any time as they are kept. */
function trieOf({ path, version }: InstalledDictionary): Promise<Uint8Array> {
  const name = hashOf(JSON.stringify([path, version, packageVersion('cspell-trie-lib')]));
  return cachedFile(join(project.cache, 'dictionaries'), name, async () => {
    const { decodeTrie, encodeITrieToBTrie } = await import('cspell-trie-lib');
    const content = await readFile(path);
    return encodeITrieToBTrie(decodeTrie(Uint8Array.from(path.endsWith('.gz') ? gunzipSync(content) : content)));
  });
}
