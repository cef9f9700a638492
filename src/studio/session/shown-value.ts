import { nameKindOf } from '../../compiler/names/known-names';
import { type FactType, isFactType } from '../../compiler/schema/fact-type';
import { kindOfFile } from '../../compiler/schema/kind';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import { type DraftSite, type Entry, singleton } from '../../compiler/site';
import { withoutTags } from '../../compiler/texts/prose';
import { gapIn } from '../../compiler/values/gaps';
import type { MessageLanguage } from '../../diagnostics/languages';
import { valueTitles } from '../../diagnostics/value-titles';
import { filledIn, titleOf } from '../../overview/written';
import { longDate } from '../../shared/dates';
import { moneyOptions, numberFormat } from '../../shared/formats';
import { isRecord } from '../../shared/is-record';
import { fieldTitle } from '../content/field-title';
import { isUnwritten } from '../content/gap-text';
import { schemaAt } from '../content/schema-at';
import { titleLanguage, titleLanguages } from '../content/thing';
import { type ContentPlace, placeIn } from '../place';
import { changes as en } from '../words/en/changes';
import { theme as enTheme } from '../words/en/theme';
import { changes as es } from '../words/es/changes';
import { theme as esTheme } from '../words/es/theme';

/** What is said of changes, in each language of the Studio. */
export const changeWords = { es, en } satisfies Record<MessageLanguage, typeof es>;

/** What the values of a theme are called. */
export const themeWords = { es: esTheme, en: enTheme } satisfies Record<MessageLanguage, typeof esTheme>;

export type ChangeWords = typeof es;

/** A site whose changes are described, and the language of who reads that. */
export interface Reading {
  readonly site: DraftSite;
  readonly language: MessageLanguage;
}

/** A value as the site shows it, on one line: texts filled in and without tags, and in quotes; the rest in words. */
export function shownValue(value: unknown, place: ContentPlace, reading: Reading): string {
  const { site, language } = reading;
  const words = changeWords[language];
  if (value === undefined || value === null) return words.nothing;
  if (typeof value === 'string' && isUnwritten(value)) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (isFact(place, site)) return shownFact(value, place, reading);
  if (typeof value === 'number') return numberFormat(localeOf(reading), { maximumFractionDigits: 20 }).format(value);
  if (Array.isArray(value)) return words.items(value.length);
  const ofFact = { file: place.file, pointer: [...place.pointer, 'value'] };
  if (isRecord(value) && value.value !== undefined && isFact(ofFact, site))
    return shownFact(value.value, ofFact, reading);
  if (isRecord(value)) {
    const name = nameOfItem(value, schemaOf(place, site), reading);
    return name === undefined ? shownParts(value, place, reading) : words.quoted(name);
  }
  const schema = schemaOf(place, site);
  const choice = schema['x-icon'] === true ? undefined : valueTitles(schema, language).get(String(value));
  return choice ?? words.quoted(nameOfReference(String(value), schema, reading) ?? plainText(String(value), reading));
}

const MOST_PARTS = 4;

/** A few figures each by what it is called, such as those of a point; of more, how many there are. */
function shownParts(value: Readonly<Record<string, unknown>>, place: ContentPlace, reading: Reading): string {
  const { site, language } = reading;
  const parts = Object.entries(value);
  if (parts.length > MOST_PARTS || parts.some(([, part]) => typeof part !== 'number'))
    return changeWords[language].items(parts.length);
  const said = parts.map(([key, part]) => {
    const at = placeIn(place, key);
    const title = fieldTitle(site.contract, at, dataOf(place.file, site), language) ?? key;
    return `${title} ${shownValue(part, at, reading)}`;
  });
  return said.join(', ');
}

function schemaOf({ file, pointer }: ContentPlace, site: DraftSite): Schema {
  return schemaAt(site.contract, file, pointer, dataOf(file, site))?.schema ?? {};
}

function dataOf(file: string, site: DraftSite): unknown {
  return site.sources.find(({ path }) => path === file)?.data;
}

/** A text as visitors read it, on one line. */
export function plainText(text: string, { site, language }: Reading, code?: string): string {
  return withoutTags(filledIn(text, site, code ?? titleLanguage(site.contract, language)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What something is called in the language of who reads it, or the first in which it has a title. */
export function nameOf(value: unknown, reading: Reading): string | undefined {
  const { site, language } = reading;
  for (const code of titleLanguages(site.contract, language)) {
    const title = titleOf(value, site, code);
    if (title !== undefined) return plainText(title, reading, code);
  }
  return undefined;
}

/**
 * What an item of a list is called: by its title, else by the first text that it holds and that is neither one of a few
 * choices nor what links to it name.
 */
export function nameOfItem(value: unknown, { properties = {} }: Schema, reading: Reading): string | undefined {
  const title = nameOf(value, reading);
  if (title !== undefined || !isRecord(value)) return title;
  const isName = (key: string) => {
    const schema = dereference(reading.site.contract, properties[key] ?? {});
    return schema.enum !== undefined || schema['x-anchor'] === true;
  };
  const texts = Object.entries(value).filter(
    ([key, text]) => key !== 'type' && typeof text === 'string' && text !== '' && !isName(key),
  );
  return texts.map(([, text]) => plainText(String(text), reading)).find((text) => gapIn(text) === undefined);
}

/** What the entry or page is called that a value names. */
function nameOfReference(id: string, schema: Schema, reading: Reading): string | undefined {
  const { site } = reading;
  const kind = nameKindOf(schema) ?? '';
  const entry = site.collections.get(kind)?.get(id) ?? (kind === 'pages' ? entryOfPage(id, site) : undefined);
  return entry && nameOf(entry.value, reading);
}

/** That of which there is a page for each. */
function entryOfPage(id: string, { pages }: DraftSite): Entry | undefined {
  return pages.all.find((page) => page.id === id)?.entry;
}

/** Whether a place is the value of a fact. */
export function isFact({ file, pointer }: ContentPlace, { contract }: DraftSite): boolean {
  return kindOfFile(contract, file)?.kind.name === 'facts' && pointer.length === 2 && pointer[1] === 'value';
}

function shownFact(value: unknown, { pointer: [name] }: ContentPlace, reading: Reading): string {
  const type = singleton(reading.site, 'facts')?.[String(name)]?.type;
  if (typeof value === 'number') return numberFormat(localeOf(reading), optionsOf(type, reading.site)).format(value);
  const text = String(value);
  return type === 'date' ? longDate(text, localeOf(reading)) : changeWords[reading.language].quoted(text);
}

/** In which unit numbers of a type are. */
function optionsOf(type: string | undefined, site: DraftSite): Intl.NumberFormatOptions {
  const kind: FactType | undefined = isFactType(type) ? type : undefined;
  const currency = singleton(site, 'settings')?.currency ?? '';
  if (kind === 'money' && /^[A-Z]{3}$/.test(currency)) return moneyOptions(currency);
  if (kind === 'hours') return { style: 'unit', unit: 'hour', unitDisplay: 'long' };
  if (kind === 'months') return { style: 'unit', unit: 'month', unitDisplay: 'long' };
  return kind === 'percentage' ? { style: 'unit', unit: 'percent' } : {};
}

/** How the site writes numbers and days in the language of the reader, if it has it. */
function localeOf({ site, language }: Reading): string {
  return site.contract.languages.find(({ code }) => code === language)?.locale ?? language;
}
