import type { Language } from '../../shared/language';
import type { Shell } from '../../shared/manifest';
import { fetchJson } from '../fetch-json';
import { withOwnHtml } from '../trusted-types';

/** Rejects when it cannot be had. */
export async function loadShell(language: Language): Promise<Shell> {
  return withOwnHtml(await fetchJson<Shell>(`/data/shell.${language}.json`));
}
