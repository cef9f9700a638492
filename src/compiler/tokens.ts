import type { Settings } from '../../generated/source-types';
import { type Language, languages, localeOf } from '../shared/language';
import { dereference, entrySchema } from './contract';
import { excerpt } from './excerpt';
import { isRecord } from './sections';
import { collection, type Entry, type Site, singleton } from './site';
import { parsePath, TOKEN } from './token-syntax';

/** What tokens of a scope may name; `entry` exists on template pages only. */
export function tokenScope(site: Site, scope: string, entry: Entry | undefined): Record<string, unknown> | undefined {
  if (scope === 'facts') return site.facts;
  if (scope === 'settings') return singleton<Record<string, unknown>>(site, 'settings') ?? {};
  if (scope === 'entry' && entry !== undefined) return { ...standIns(entry), ...entry.value };
  return undefined;
}

/** Whether a value can stand in a text: a text or number, a text in both languages, or a list of entries. */
export function isTokenValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  if (isRecord(value)) return languages.every((language) => typeof value[language] === 'string');
  return typeof value === 'string' || typeof value === 'number';
}

/** Replaces the tokens of a text, those of an entry's texts included; numbers are written as the language writes them. */
export function replaceTokens(text: string, site: Site, language: Language, entry: Entry | undefined): string {
  return text.replace(TOKEN, (_token, path: string) => {
    const { scope, name } = parsePath(path);
    if (scope === 'entry' && entry !== undefined) return entryText(entry, name, site, language);
    return write(tokenScope(site, scope, entry)?.[name], language);
  });
}

/** The text of one key of an entry, or of the key that stands in for it (`x-default`). */
export function entryText(entry: Entry, key: string, site: Site, language: Language): string {
  const value = entry.value[key];
  const schemas = entrySchema(entry.source.kind).properties ?? {};
  const target = schemas[key]?.items?.['x-reference'];
  if (Array.isArray(value) && target !== undefined) return labels(value, collection(site, target), language);
  if (value !== undefined) return replaceTokens(write(value, language), site, language, undefined);
  const standIn = schemas[key]?.['x-default'];
  if (standIn === undefined) throw new Error(`${entry.source.path}: no «${key}»`);
  const text = entryText(entry, standIn, site, language);
  const isHtml = dereference(site.contract, schemas[standIn] ?? {})['x-resolve'] === 'html';
  return isHtml ? excerpt(text, singleton<Settings>(site, 'settings')?.limits.excerptCharacters ?? 0) : text;
}

/** What the entries of a list are called, one after the other. */
function labels(ids: readonly unknown[], entries: ReadonlyMap<string, Entry>, language: Language): string {
  const nameOf = ({ label, title, name }: Entry['value']) => write(label ?? title ?? name, language);
  return ids.map((id) => nameOf(entries.get(String(id))?.value ?? {})).join(', ');
}

/** What stands in for the keys an entry leaves out. */
function standIns({ source, value }: Entry): Record<string, unknown> {
  const optional = Object.entries(entrySchema(source.kind).properties ?? {});
  return Object.fromEntries(
    optional.flatMap(([key, { 'x-default': standIn }]) =>
      standIn === undefined ? [] : [[key, standInValue(standIn)]],
    ),
  );

  /** What stands in may be left out as well. */
  function standInValue(key: string): unknown {
    const next = entrySchema(source.kind).properties?.[key]?.['x-default'];
    return value[key] ?? (next === undefined ? undefined : standInValue(next));
  }
}

function write(value: unknown, language: Language): string {
  const found = isRecord(value) ? value[language] : value;
  return typeof found === 'number' ? formatNumber(found, language) : String(found);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}
