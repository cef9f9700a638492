import { todayOf } from '../../src/compiler/dates/today-of';
import { declaredLanguages } from '../../src/compiler/languages';
import { type MessageLanguage, messageLanguageFor } from '../../src/diagnostics/languages';
import { project } from '../project';
import { readFileBelow } from '../read-files';

/** What is known of those who write the site, by its settings. */
export interface Editors {
  /** The language of messages about the site; undefined while the settings name none. */
  readonly language?: MessageLanguage | undefined;
  /** The day on their clocks, as year-month-day. */
  readonly today: string;
}

/** Reads it from the settings of the site, without failing where these cannot be read. */
export async function readEditors(): Promise<Editors> {
  const settings = await readFileBelow(project.site, 'settings.yaml').catch(() => undefined);
  const files = new Map(settings && [['settings.yaml', settings] as const]);
  const languages = declaredLanguages(files);
  return {
    language: languages.length === 0 ? undefined : messageLanguageFor(languages),
    today: todayOf(files),
  };
}
