import { type Language, languages, localeOf } from '../../src/shared/language';
import { isRecord } from './sections';
import { collection, type Entry, type Site, singleton } from './site';

const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A place in a text that a value of the site will fill: `{{facts.block-1-hours}}`. */
export interface Token {
  /** As it is written, braces included. */
  readonly text: string;
  readonly scope: string;
  readonly name: string;
}

export function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([token, path = '']) => ({ text: token, ...parsePath(path) }));
}

function parsePath(path: string): { scope: string; name: string } {
  const dot = path.indexOf('.');
  return { scope: path.slice(0, Math.max(dot, 0)), name: path.slice(dot + 1) };
}

/** What tokens of a scope may name; `entry` exists on template pages only. */
export function tokenScope(site: Site, scope: string, entry: Entry | undefined): Record<string, unknown> | undefined {
  if (scope === 'facts') return site.facts;
  if (scope === 'settings') return singleton<Record<string, unknown>>(site, 'settings') ?? {};
  if (scope === 'entry') return entry?.value;
  return undefined;
}

/** Whether a value can stand in a text: a text or number, or a text in both languages. */
export function isTokenValue(value: unknown): boolean {
  if (isRecord(value)) return languages.every((language) => typeof value[language] === 'string');
  return typeof value === 'string' || typeof value === 'number';
}

/** Replaces the tokens of a text, those of an entry's texts included; numbers are written as the language writes them. */
export function replaceTokens(text: string, site: Site, language: Language, entry: Entry | undefined): string {
  return text.replace(TOKEN, (_token, path: string) => {
    const { scope, name } = parsePath(path);
    const value = tokenScope(site, scope, entry)?.[name];
    const found = isRecord(value) ? value[language] : value;
    if (typeof found === 'number') return formatNumber(found, language);
    return scope === 'entry' ? replaceTokens(String(found), site, language, undefined) : String(found);
  });
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** All entries of a template's collection share their keys; one of them tells which tokens exist. */
export function sampleEntry(site: Site, each: unknown): Entry | undefined {
  return typeof each === 'string' ? [...collection(site, each).values()][0] : undefined;
}
