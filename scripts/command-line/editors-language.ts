import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declaredLanguages } from '../../src/compiler/languages';
import { type MessageLanguage, messageLanguageFor } from '../../src/diagnostics/languages';
import { project } from '../project';

/** In which language those who write the site are told of it; undefined as long as its settings name none. */
export async function editorsLanguage(): Promise<MessageLanguage | undefined> {
  const settings = await readFile(join(project.site, 'settings.yaml')).catch(() => undefined);
  const languages = settings === undefined ? [] : declaredLanguages(new Map([['settings.yaml', settings]]));
  return languages.length === 0 ? undefined : messageLanguageFor(languages);
}
