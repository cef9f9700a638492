import { type Language, localeOf } from '../../src/shared/language';
import { isRecord } from './sections';
import { collection, type Entry, type Site, singleton } from './site';

const TOKEN = /\{\{\s*([a-zA-Z]+)\.([a-zA-Z0-9-]+)\s*\}\}/g;

/** The tokens a text holds: `{{facts.block-1-hours}}` is `{text, scope: 'facts', name: 'block-1-hours'}`. */
export function tokensIn(text: string): { text: string; scope: string; name: string }[] {
  return [...text.matchAll(TOKEN)].map(([token, scope = '', name = '']) => ({ text: token, scope, name }));
}

/** What a token may name, by scope; `entry` exists on template pages only. */
export function tokenScope(site: Site, scope: string, entry: Entry | undefined): Record<string, unknown> | undefined {
  if (scope === 'facts') return site.facts;
  if (scope === 'settings') return singleton<Record<string, unknown>>(site, 'settings') ?? {};
  if (scope === 'entry') return entry?.value;
  return undefined;
}

/** Replaces the tokens of a text; numbers are written as the language writes them. */
export function replaceTokens(text: string, site: Site, language: Language, entry: Entry | undefined): string {
  return text.replace(TOKEN, (_token, scope: string, name: string) => {
    const value = tokenScope(site, scope, entry)?.[name];
    const found = isRecord(value) ? value[language] : value;
    return typeof found === 'number'
      ? formatNumber(found, language)
      : replaceTokens(String(found), site, language, entry);
  });
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** All entries of a template's collection share their keys; one of them tells which tokens exist. */
export function sampleEntry(site: Site, each: unknown): Entry | undefined {
  return typeof each === 'string' ? [...collection(site, each).values()][0] : undefined;
}
