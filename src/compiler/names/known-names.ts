import { asRecord, isRecord } from '../../shared/is-record';
import { inLanguage } from '../languages';
import { MEDIA } from '../media/media-files';
import { anchorsOf } from '../page-sections/anchors';
import type { Schema } from '../schema/schema';
import { collection, type DraftSite, singleton } from '../site';
import { THEME } from '../theme/theme-files';
import { currencyOfFact, type KnownFact } from '../tokens/known-fact';
import { titleOfItems } from './title-of-items';

/** Something that the content may name. */
export interface KnownName {
  readonly name: string;
  /** How it is called on the website, where it has a title. */
  readonly title?: string;
  /** Where it is written, or shown. */
  readonly place: string;
  /** Of a fact: what it is, as each language writes it in its way, and what is noted of it. */
  readonly fact?: KnownFact;
}

/** What the content may name, by kind: the name of a collection, or what `nameKindOf` says. */
export type KnownNames = Readonly<Record<string, readonly KnownName[]>>;

/** What a theme may name: the files beside it. */
export const THEME_FILES = 'theme-files';

/** Of which kind a value of this schema is a name. */
export function nameKindOf(schema: Schema): string | undefined {
  if (schema['x-names'] !== undefined) return schema['x-names'];
  if (schema['x-page'] === true || schema['x-resolve'] === 'pageAddress') return 'pages';
  if (schema['x-resolve'] === 'price') return 'facts';
  if (schema['x-theme-file'] === true) return THEME_FILES;
  return schema['x-icon'] === true ? 'icons' : schema['x-reference'];
}

/** Those of all names of a kind that a value of this schema may be. */
export function namesFor(schema: Schema, names: KnownNames): readonly KnownName[] | undefined {
  const kind = nameKindOf(schema);
  const all = kind === undefined ? undefined : names[kind];
  if (kind !== THEME_FILES) return all;
  const pattern = new RegExp(schema.pattern ?? '');
  return all?.filter(({ name }) => pattern.test(name));
}

/** Everything that the content may name, with its titles in a language: where none is wanted, the main one. */
export function knownNames(site: DraftSite, language = site.contract.languages[0]?.code ?? ''): KnownNames {
  const names: Record<string, KnownName[]> = Object.fromEntries(
    [...site.collections.keys()].map((name) => [name, entryNames(site, name, language)]),
  );
  const pages = site.pages.all.filter(({ entry }) => entry === undefined);
  return {
    ...names,
    pages: pages.map(({ id, page }) => named(id, page.value, language, `site/${page.source.path}`)),
    anchors: pages.flatMap(({ page }) =>
      anchorsOf(site, page).map((name) => named(name, page.value, language, `site/${page.source.path}`)),
    ),
    facts: Object.entries(site.facts).map(([name, value]) => factNamed(site, name, value)),
    icons: [...site.contract.icons.keys()].map((name) => ({ name, place: 'lucide.dev/icons' })),
    media: filesIn(site, MEDIA),
    [THEME_FILES]: filesIn(site, THEME),
  };
}

function filesIn({ files }: DraftSite, folder: string): KnownName[] {
  return [...files.keys()]
    .filter((path) => path.startsWith(folder))
    .map((path) => ({ name: path.slice(folder.length), place: `site/${path}` }));
}

/** A sum of what are no numbers has no value. */
function factNamed(site: DraftSite, name: string, value: string | number | undefined): KnownName {
  const { type, note } = singleton(site, 'facts')?.[name] ?? {};
  const place = 'site/facts.yaml';
  if (value === undefined) return { name, place };
  const currency = currencyOfFact(site, name);
  const canBePrice = currency !== undefined || (type === undefined && typeof value === 'number');
  return { name, title: String(value), place, fact: { value, currency, canBePrice, note } };
}

function entryNames(site: DraftSite, name: string, language: string): KnownName[] {
  return [...collection(site, name).values()].map(({ id, value, source }) =>
    named(id, value, language, `site/${source.path}`),
  );
}

function named(name: string, value: object, language: string, place: string): KnownName {
  const titleIn = (each: unknown) => titleOf(each, language);
  const title = titleIn(value) ?? titleOfItems(value, titleIn) ?? titleIn({ title: asRecord(value).text });
  return { name, ...(title !== undefined && { title }), place };
}

function titleOf(value: unknown, language: string): string | undefined {
  const texts = isRecord(value) ? [value.title, value.label, value.name, value.question] : [];
  return texts.flatMap((text) => (isText(text) ? (inLanguage(text, language) ?? []) : []))[0];
}

function isText(value: unknown): value is string | Readonly<Record<string, string>> {
  return typeof value === 'string' || isRecord(value);
}
