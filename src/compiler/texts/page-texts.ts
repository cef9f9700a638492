import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import { tokensIn } from '../../shared/token-syntax';
import type { Place } from '../findings/finding';
import { inLanguage } from '../languages';
import { entrySchema } from '../schema/kind';
import { type DraftSite, singleton } from '../site';
import type { Source } from '../source';
import { folded } from '../spelling/folded';
import { textWithTokens } from '../tokens/tokens';
import { originalsFirst } from './originals';

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
  const text = textWithTokens(written, site, language, page.entry)?.trim();
  return text === undefined ? undefined : { page, language, text, place: placeOf(page, key, written, language) };
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

/** Where a text in one language stands, of one that is written in each or only once. */
export function placeOfText(source: Source, pointer: PageText['place']['pointer'], value: unknown, language: Language) {
  return { source, pointer: isRecord(value) ? [...pointer, language] : pointer };
}

/** The key of an entry, or the one that stands in for it where it is left out. */
function writtenKey(kind: Source['kind'], value: object, key: string): string {
  const standIn = entrySchema(kind).properties?.[key]?.['x-default'];
  return key in value || standIn === undefined ? key : writtenKey(kind, value, standIn);
}

/** A text that several pages have, told of one that has most likely taken it from another. */
interface RepeatedText {
  readonly text: PageText;
  /** The names of other pages that have it, of many the first ones; and how many there are besides. */
  readonly others: readonly string[];
  readonly more: number;
  /** What the same pages have in common, whatever its language. */
  readonly pages: string;
}

const MOST_NAMES = 3;

/** The texts that several pages have, each once; in the first language where the same pages share it in several. */
export function repeatedTexts(site: DraftSite, key: 'title' | 'description'): RepeatedText[] {
  const groups = groupBy(pageTexts(site)[key], ({ page, language, text }) => `${language} ${whenOf(page)} ${text}`);
  const known = new Set(Object.values(singleton(site, 'addresses') ?? {}).map((recorded) => recorded?.page));
  const isKnown = ({ page }: PageText) => known.has(page.id);
  const repeated = [...groups.values()].filter((group) => group.length > 1).map((group) => toldOnce(group, isKnown));
  return [...new Map(repeated.reverse().map((found) => [found.pages, found])).values()].reverse();
}

/** When an event takes place: two evenings of one play are told apart by that. */
function whenOf({ entry }: Page): string {
  const { kind, start = '', startTime = '' } = Object(entry?.value);
  return kind === 'event' ? `${start} ${startTime}` : '';
}

/** Told of the one that fits least; rather of a page that has not been published yet, as it may be a copy of one that has. */
function toldOnce(group: readonly PageText[], isKnown: (text: PageText) => boolean): RepeatedText {
  const scored = originalsFirst(group, ({ page }) => page.entry ?? page.page).map((one) => ({ one, fit: fitOf(one) }));
  const [original, ...copies] = scored
    .sort((a, b) => Number(isKnown(b.one)) - Number(isKnown(a.one)) || b.fit - a.fit)
    .map(({ one }) => one) as [PageText, PageText];
  const text = copies.at(-1) ?? original;
  const names = [...new Set([original, ...copies].filter((one) => one !== text).map(({ page }) => nameOf(page)))];
  return {
    text,
    others: names.slice(0, MOST_NAMES),
    more: Math.max(0, names.length - MOST_NAMES),
    pages: group.map(({ page }) => page.id).join(' '),
  };
}

/** How many words of a text its page has elsewhere as well, and, where that says nothing, how often: it was written for the page of which it speaks. */
function fitOf({ page: { page, entry, alternates }, language, text }: PageText): number {
  const { source, id } = entry ?? page;
  const name = `${id} ${alternates[language] ?? ''}`;
  const known = fitsIn(source);
  const fit = known.get(`${name}\n${text}`) ?? timesSaid(source, name.split(/[^a-z0-9]+/), folded(text));
  known.set(`${name}\n${text}`, fit);
  return fit;
}

/** What has been found out of a file: most are the same after an edit. */
const fitsIn = oncePerObject((_source: Source) => new Map<string, number>());

function timesSaid(source: Source, name: readonly string[], said: string): number {
  const elsewhere = foldedFile(source).replace(said, ' ');
  return [...new Set(said.match(/[\p{L}\d]{4,}/gu))].reduce((fit, word) => {
    const times = elsewhere.split(word).length - 1;
    return fit + (name.includes(word) ? 3 : 0) + (times > 0 ? 1 : 0) + times / MANY_TIMES;
  }, 0);
}

const MANY_TIMES = 10_000;

const foldedFile = oncePerObject(({ text }: Source) => folded(text));

/** The name of a page as content names it. */
function nameOf({ page, entry }: Page): string {
  return entry === undefined ? page.id : entry.id;
}
