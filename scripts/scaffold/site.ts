import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { languagesTagged } from '../../src/authoring/languages-tagged';
import { newSite } from '../../src/authoring/new-site';
import { words } from '../../src/authoring/words';
import type { Contract } from '../../src/compiler/schema/contract';
import { type MessageLanguage, messageLanguageFor } from '../../src/diagnostics/languages';
import type { Languages } from '../../src/shared/language';
import { makeFolder } from '../atomic-files/make-folder';
import { replaceFiles } from '../atomic-files/replace-files';
import { shellWord } from '../command-line/shell-word';
import { PlainError } from '../plain-error';
import { project } from '../project';
import { folderUnwritable } from '../words/folders';
import { readUsualTexts } from './usual-texts';

/** What a whole website is called, in each language of the messages. */
const WORDS: readonly string[] = ['site', 'website', 'web', 'sitio'];

/** Whether a word of a command means a whole website, in whatever language. */
export function isSiteWord(word: string): boolean {
  return WORDS.includes(word.toLowerCase());
}

/** Begins a website in a folder of its own: the paths of its files. Throws a {@link PlainError} where that cannot be. */
export async function scaffoldSite(
  contract: Contract,
  [folder, ...tags]: readonly string[],
  asked: MessageLanguage | undefined,
): Promise<string> {
  const languages = languagesTagged(tags);
  const known: Languages = languages.flatMap((each) => each ?? []);
  const language = asked ?? messageLanguageFor(known);
  const say = words[language].site;
  const wrong = tags.find((_tag, index) => languages[index] === undefined);
  if (folder === undefined || tags.length === 0) throw new PlainError(say.usage);
  if (wrong !== undefined) throw new PlainError(`${say.languageUnknown(wrong)}\n${say.usage}`);
  if (new Set(known.map(({ code }) => code)).size < known.length) throw new PlainError(say.languageTwice);
  const place = resolve(project.root, folder);
  if ((await namesIn(place)).length > 0) throw new PlainError(say.folderTaken(folder));
  const files = newSite(contract, known, language, await readUsualTexts());
  await makeFolder(place).catch((cause: unknown) => {
    throw new PlainError(folderUnwritable(folder, cause), { cause });
  });
  await replaceFiles(
    place,
    [...files].map(([path, text]) => ({ path, before: undefined, content: Buffer.from(text) })),
  );
  return `${[...files.keys()].map((path) => join(folder, path)).join('\n')}\n${say.made(shellWord(folder))}`;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
