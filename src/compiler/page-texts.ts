import type { Language } from '../shared/language';
import type { Place } from './finding';
import { inLanguage } from './languages';
import type { Source } from './load';
import { oncePerObject } from './once-per-object';
import { entrySchema } from './schema/kind';
import { isRecord } from './sections';
import type { DraftSite, Site } from './site';
import { tokensIn } from './token-syntax';
import { replaceTokens } from './tokens';

type Page = DraftSite['pages']['all'][number];

/** What search engines read of a page in one language, and where it is written. */
export interface PageText {
  readonly page: Page;
  readonly language: Language;
  readonly text: string;
  readonly place: Extract<Place, { source: Source }>;
}

/** Titles without what the settings add to each, and descriptions, of the pages that search engines are told of. */
export const pageTexts = oncePerObject((site: DraftSite): Readonly<Record<'title' | 'description', PageText[]>> => {
  const pages = site.pages.all.filter(({ page }) => page.value.noindex !== true);
  const textsOf = (key: 'title' | 'description') =>
    pages.flatMap((page) => site.contract.languages.flatMap(({ code }) => pageText(site, page, key, code) ?? []));
  return { title: textsOf('title'), description: textsOf('description') };
});

function pageText(site: DraftSite, page: Page, key: 'title' | 'description', language: Language): PageText | undefined {
  const written = inLanguage(page.page.value[key], language);
  if (written === undefined) return undefined;
  try {
    // What a token names may be missing still, which is told itself.
    const text = replaceTokens(written, site as Site, language, page.entry).trim();
    return { page, language, text, place: placeOf(page, key, written, language) };
  } catch {
    return undefined;
  }
}

/** Of what is taken from an entry, where the entry says it. */
function placeOf({ page, entry }: Page, key: string, written: string, language: Language): PageText['place'] {
  const token = tokensIn(written).find(({ scope }) => scope === 'entry');
  if (entry === undefined || token === undefined) {
    return placeOfText(page.source, [...page.pointer, key], Reflect.get(page.value, key), language);
  }
  const name = writtenKey(entry.source.kind, entry.value, token.name);
  return placeOfText(entry.source, [...entry.pointer, name], Reflect.get(entry.value, name), language);
}

function placeOfText(source: Source, pointer: PageText['place']['pointer'], value: unknown, language: Language) {
  return { source, pointer: isRecord(value) ? [...pointer, language] : pointer };
}

/** The key of an entry, or the one that stands in for it where it is left out. */
function writtenKey(kind: Source['kind'], value: object, key: string): string {
  const standIn = entrySchema(kind).properties?.[key]?.['x-default'];
  return key in value || standIn === undefined ? key : writtenKey(kind, value, standIn);
}

/** Those that are the same as an earlier one of the same language, each with the page that has it. */
export function repeatedTexts(texts: readonly PageText[]): { readonly text: PageText; readonly other: PageText }[] {
  const first = new Map<string, PageText>();
  return texts.flatMap((text) => {
    const key = `${text.language} ${text.text}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, text);
    return other === undefined ? [] : [{ text, other }];
  });
}

/** The name of a page as content names it. */
export function nameOf({ page, entry }: Page): string {
  return entry === undefined ? page.id : entry.id;
}
