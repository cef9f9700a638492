import type { Language } from '../../shared/language';
import type { Shell } from '../../shared/manifest';
import { fetchJson } from '../fetch-json';

/** Rejects when it cannot be had. */
export function loadShell(language: Language): Promise<Shell> {
  return fetchJson<Shell>(`/data/shell.${language}.json`);
}
