import { parse } from 'yaml';
import type { Language, Languages } from '../shared/language';
import type { SiteFiles } from './load';
import { isRecord } from './sections';

/**
 * The languages that a site's settings name, as far as they can be read: what is wrong with them is told by the schema
 * of the settings. None, where the settings cannot be read.
 */
export function declaredLanguages(files: SiteFiles): Languages {
  const settings = parsed(files.get('settings.yaml'));
  const list: unknown = isRecord(settings) ? settings.languages : undefined;
  return Array.isArray(list) ? list.filter(isLanguage) : [];
}

function isLanguage(value: unknown): value is Languages[number] {
  return isRecord(value) && [value.code, value.locale, value.name].every((key) => typeof key === 'string');
}

function parsed(content: Uint8Array | undefined): unknown {
  try {
    return content && parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}

/** What is written for one language; in a site of one language a text may stand for itself. */
export function inLanguage<T>(written: T | Readonly<Record<Language, T>>, language: Language): T | undefined {
  return isRecord(written) ? (written[language] as T) : (written as T);
}
