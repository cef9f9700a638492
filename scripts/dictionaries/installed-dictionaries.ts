import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../src/shared/language';
import { project } from '../project';

/** A list of words of a language, as a package of cspell’s has it. */
export interface InstalledDictionary {
  readonly language: Language;
  readonly path: string;
  readonly version: string;
}

/** What a package of dictionaries says of itself, as far as it is read here: https://cspell.org/docs/dictionaries. */
interface Extension {
  readonly dictionaryDefinitions?: readonly { readonly name: string; readonly path: string }[];
  readonly languageSettings?: readonly { readonly locale?: string; readonly dictionaries?: readonly string[] }[];
}

const PACKAGES = join(project.root, 'node_modules', '@cspell');

/** The dictionaries that are installed: one more is another package, such as `@cspell/dict-fr-fr`. */
export async function installedDictionaries(packages = PACKAGES): Promise<InstalledDictionary[]> {
  const names = await readdir(packages).catch(() => []);
  const found = names.filter((name) => name.startsWith('dict-')).sort();
  return (await Promise.all(found.map((name) => dictionariesIn(join(packages, name))))).flat();
}

async function dictionariesIn(folder: string): Promise<InstalledDictionary[]> {
  const read = async (name: string) => JSON.parse(withoutComments(await readFile(join(folder, name), 'utf8')));
  const { version }: { readonly version: string } = await read('package.json');
  const { dictionaryDefinitions = [], languageSettings = [] }: Extension = await read('cspell-ext.json');
  return languageSettings.flatMap(({ locale = '', dictionaries = [] }) => {
    const languages = new Set(locale.split(',').map((tag) => tag.trim().replace(/[-_].*/, '')));
    const files = dictionaryDefinitions.filter(
      ({ name, path }) => dictionaries.includes(name) && /\.trie(\.gz)?$/.test(path),
    );
    return files.flatMap(({ path }) =>
      [...languages]
        .filter((code) => /^[a-z]{2,3}$/.test(code))
        .map((language) => ({ language, path: join(folder, path), version })),
    );
  });
}

/** Some of the packages explain themselves in lines of comments, which JSON does not know. */
function withoutComments(json: string): string {
  return json.replaceAll(/^[ \t]*\/\/.*$/gm, '');
}
