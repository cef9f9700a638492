import { declaredLanguages } from '../../src/compiler/languages';
import { type MessageLanguage, messageLanguageFor } from '../../src/diagnostics/languages';
import { project } from '../project';
import { readFileBelow } from '../read-files';

/** The language of messages about the site, by the languages of its settings; undefined while these name none. */
export async function editorsLanguage(): Promise<MessageLanguage | undefined> {
  const settings = await readFileBelow(project.site, 'settings.yaml').catch(() => undefined);
  const languages = settings === undefined ? [] : declaredLanguages(new Map([['settings.yaml', settings]]));
  return languages.length === 0 ? undefined : messageLanguageFor(languages);
}
