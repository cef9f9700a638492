import { longDate } from '../../shared/dates';
import { moneyOptions, numberFormat } from '../../shared/formats';
import { isRecord } from '../../shared/is-record';
import { type Language, type Languages, languageNamed } from '../../shared/language';
import { parsePath, TOKEN } from '../../shared/token-syntax';
import { excerpt } from '../html/excerpt';
import { entrySchema } from '../schema/kind';
import { dereference } from '../schema/references';
import { collection, type DraftSite, type Entry, type Site, singleton } from '../site';
import { limitsOf } from '../values/usual-settings';
import { currencyOfFact, type KnownFact } from './known-fact';

/** What tokens of a scope may name; `entry` exists on template pages only. */
export function tokenScope(
  site: DraftSite,
  scope: string,
  entry: Entry | undefined,
): Record<string, unknown> | undefined {
  if (scope === 'facts') return site.facts;
  if (scope === 'settings') return { ...singleton(site, 'settings') };
  if (scope === 'entry' && entry !== undefined) return { ...standIns(entry), ...entry.value };
  return undefined;
}

/** Whether a value can stand in a text: a text or number, a text in each language, or a list of entries. */
export function isTokenValue(value: unknown, languages: Languages): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  if (isRecord(value)) return languages.every(({ code }) => typeof value[code] === 'string');
  return typeof value === 'string' || typeof value === 'number';
}

/**
 * Replaces the tokens of a text, those of an entry's texts included; numbers and days are written as the language writes them. One
 * that stands for nothing stays as it is: a page that is being written shows it.
 */
export function replaceTokens(text: string, site: Site, language: Language, entry: Entry | undefined): string {
  return text.replace(TOKEN, (token, path: string) => {
    const { scope, name } = parsePath(path);
    if (scope === 'entry' && entry !== undefined) return entryText(entry, name, site, language);
    const value = tokenScope(site, scope, entry)?.[name];
    const currency = scope === 'facts' ? currencyOfFact(site, name) : undefined;
    return value === undefined ? token : write(value, language, site, currency);
  });
}

/** The same while a site is checked: nothing where what a token names is missing still, which is told itself. */
export function textWithTokens(
  text: string,
  site: DraftSite,
  language: Language,
  entry: Entry | undefined,
): string | undefined {
  try {
    return replaceTokens(text, site as Site, language, entry);
  } catch {
    return undefined;
  }
}

/** A fact as a text shows it in a locale. */
export function factText({ value, currency }: Pick<KnownFact, 'value' | 'currency'>, locale: string): string {
  return textOf(value, locale, currency);
}

/** The text of one key of an entry, or of the key that stands in for it (`x-default`). */
function entryText(entry: Entry, key: string, site: Site, language: Language): string {
  const value: unknown = Reflect.get(entry.value, key);
  const schemas = entrySchema(entry.source.kind).properties ?? {};
  const target = schemas[key]?.items?.['x-reference'];
  if (Array.isArray(value) && target !== undefined) return labels(value, target, language, site);
  if (value !== undefined) return replaceTokens(write(value, language, site), site, language, undefined);
  const standIn = schemas[key]?.['x-default'];
  if (standIn === undefined) throw new Error(`${entry.source.path}: no «${key}»`);
  const text = entryText(entry, standIn, site, language);
  const isHtml = dereference(site.contract, schemas[standIn] ?? {})['x-resolve'] === 'html';
  return isHtml ? excerpt(text, limitsOf(site).excerptCharacters) : text;
}

/** What the entries of a list are called, one after the other. */
function labels(ids: readonly unknown[], target: string, language: Language, site: Site): string {
  return ids.map((id) => write(nameOf(collection(site, target).get(String(id))?.value), language, site)).join(', ');
}

function nameOf(value: object | undefined): unknown {
  return isRecord(value) ? (value.label ?? value.title ?? value.name) : undefined;
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
    return Reflect.get(value, key) ?? (next === undefined ? undefined : standInValue(next));
  }
}

function write(value: unknown, language: Language, { contract }: Site, currency?: string): string {
  const found = isRecord(value) ? value[language] : value;
  const { locale } = languageNamed(language, contract.languages);
  return textOf(found, locale, currency);
}

function textOf(value: unknown, locale: string, currency: string | undefined): string {
  if (typeof value !== 'number') return unbroken(longDate(String(value), locale));
  return currency === undefined ? numberFormat(locale, {}).format(value) : amountText(value, locale, currency);
}

/** An amount of money beside a currency that the text writes itself. Not everywhere it is a number like others: «94,5», but «94.50 CHF». */
function amountText(amount: number, locale: string, currency: string): string {
  const parts = numberFormat(locale, moneyOptions(currency)).formatToParts(amount);
  return parts.flatMap(({ type, value }) => (type === 'currency' || type === 'literal' ? [] : value)).join('');
}

const TELEPHONE = /^\+?\d[\d ().-]{5,30}\d$/;

/** A telephone number, on one line wherever the text breaks. */
function unbroken(text: string): string {
  return TELEPHONE.test(text) ? text.replaceAll(' ', '\u00a0') : text;
}
