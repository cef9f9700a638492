import { writtenLinks } from '../compiler/links/links';
import { pickedPosts } from '../compiler/resolve/posts';
import { collection, type DraftSite, type Site } from '../compiler/site';
import type { Source } from '../compiler/source';
import { valuesResolvedAs, valuesWith } from '../compiler/values/values';
import { groupBy } from '../shared/group-by';
import type { Pointer } from '../shared/pointer';
import type { LinkKind, OverviewLink, WrittenPlace } from './overview';
import { placeOf } from './written';

/** What a part of the content leads to and shows: a page without its blocks, a block, or an entry of a collection. */
interface Part {
  readonly links: PartLink[];
  /** The parts that it shows, by name. */
  readonly shows: Set<string>;
  readonly lists: { readonly pick: PostPick; readonly place: WrittenPlace }[];
}

type PostPick = Parameters<typeof pickedPosts>[0];

interface PartLink {
  readonly to: string;
  readonly kind: LinkKind;
  readonly place: WrittenPlace;
}

/** What every page has around it. */
export const FRAME = 'frame';

/** The links between pages, wherever what a page shows is written. */
export function pageLinks(site: DraftSite, today: string): OverviewLink[] {
  const parts = partsOf(site);
  const listable = withListablePosts(site);
  const links = site.pages.all.flatMap((page) => {
    const shown = [...shownBy(partNames(page), parts)].flatMap((name) => parts.get(name) ?? []);
    const written = shown.flatMap((part) => part.links);
    const listed = shown.flatMap(({ lists }) => lists.flatMap((list) => listedPosts(listable, list, page, today)));
    return counted([...written, ...listed].filter(({ to }) => to !== page.id)).map((link) => ({
      from: page.id,
      ...link,
    }));
  });
  return [...counted(parts.get(FRAME)?.links ?? []), ...links];
}

/** The parts of the content that a page is made of: itself and, where it is one of a template, its entry. */
export function partNames({ page, entry }: DraftSite['pages']['all'][number]): string[] {
  return [`pages:${page.id}`, ...(entry === undefined ? [] : [`${page.value.each}:${entry.id}`])];
}

/** Everything that is written, by the part of the content that it belongs to. */
export function partsOf(site: DraftSite): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  const partAt = ({ source, pointer }: { readonly source: Source; readonly pointer: Pointer }) => {
    const name = partName(source, pointer);
    const known = parts.get(name) ?? { links: [], shows: new Set(), lists: [] };
    parts.set(name, known);
    return known;
  };
  for (const link of linksWithTarget(site).filter(isOnPage)) {
    const part = partAt(link);
    part.links.push({
      to: link.to,
      kind: partName(link.source, link.pointer) === FRAME ? 'navigation' : link.kind,
      place: placeOf(link),
    });
  }
  for (const { source, pointer, value, schema } of valuesWith(site, 'x-reference')) {
    partAt({ source, pointer }).shows.add(`${schema['x-reference']}:${String(value)}`);
  }
  for (const { source, pointer, value } of valuesResolvedAs(site, 'posts')) {
    partAt({ source, pointer }).lists.push({ pick: value as PostPick, place: placeOf({ source, pointer }) });
  }
  return parts;
}

/** The part of the content to which a place belongs: a page without its blocks, a block, an entry, or what every page has around it. */
export function partName({ kind, id }: Source, [key]: Pointer): string {
  return kind.collection === undefined ? FRAME : `${kind.collection}:${id ?? key}`;
}

/** What a page says instead of itself, when it cannot be loaded, is not on it. */
function isOnPage({ source, pointer }: TargetedLink): boolean {
  return source.kind.collection !== 'pages' || pointer[0] === 'sections';
}

interface TargetedLink {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly to: string;
  readonly kind: LinkKind;
}

/** The links that lead to a page of the site. A redirect is none. */
function linksWithTarget(site: DraftSite): TargetedLink[] {
  const written = writtenLinks(site).flatMap(({ source, target, inHtml, placeOf: placeOfPart }): TargetedLink[] => {
    const to = pageOf(site, target);
    if (to === undefined) return [];
    if (inHtml !== undefined) return [{ source, pointer: inHtml.pointer, to, kind: 'text' }];
    const place = placeOfPart('page');
    return 'pointer' in place ? [{ source, pointer: place.pointer.slice(0, -1), to, kind: 'content' }] : [];
  });
  const named = valuesResolvedAs(site, 'pageAddress').flatMap(({ source, pointer, value }): TargetedLink[] =>
    site.pages.byId.has(value) ? [{ source, pointer, to: value, kind: 'content' }] : [],
  );
  return [...oncePerLanguage(site, written), ...named];
}

function pageOf(
  site: DraftSite,
  { page, post, form }: ReturnType<typeof writtenLinks>[number]['target'],
): string | undefined {
  if (post !== undefined) return site.pages.byEntry.get(`posts:${post}`)?.id;
  const id = form === undefined ? page : collection(site, 'forms').get(form)?.value.page;
  return id !== undefined && site.pages.byId.has(id) ? id : undefined;
}

/** What stands in the text of each language is one link: the one of the main language, where that has it. */
function oncePerLanguage({ contract }: DraftSite, links: readonly TargetedLink[]): TargetedLink[] {
  const rankOf = ({ pointer }: TargetedLink) => contract.languages.findIndex(({ code }) => code === pointer.at(-1));
  const textOf = ({ source, pointer, to }: TargetedLink) => JSON.stringify([source.path, pointer.slice(0, -1), to]);
  const first = new Map<string, number>();
  for (const link of links.filter(({ kind }) => kind === 'text')) {
    first.set(textOf(link), Math.min(rankOf(link), first.get(textOf(link)) ?? Number.POSITIVE_INFINITY));
  }
  return links.filter((link) => link.kind !== 'text' || first.get(textOf(link)) === rankOf(link));
}

/** Some parts and all that they show, and what that shows. */
export function shownBy(names: readonly string[], parts: ReadonlyMap<string, Part>): Set<string> {
  const found = new Set(names);
  for (const name of found) for (const shown of parts.get(name)?.shows ?? []) found.add(shown);
  return found;
}

/** A site with the posts of which enough is there for a list: nothing else of it is asked for. */
export function withListablePosts(site: DraftSite): Site {
  const posts = [...collection(site, 'posts')].filter(
    ([, { value }]) => value.date !== undefined && value.tags !== undefined,
  );
  const listable: DraftSite = { ...site, collections: new Map([...site.collections, ['posts', new Map(posts)]]) };
  return listable as Site;
}

/** The names of the posts that stand in the lists of some parts, as a page shows them. */
export function listedBy(
  names: Iterable<string>,
  parts: ReadonlyMap<string, Part>,
  listable: Site,
  { entry }: DraftSite['pages']['all'][number],
  today: string,
): ReadonlySet<string> {
  const lists = [...names].flatMap((name) => parts.get(name)?.lists ?? []);
  const posts = lists.flatMap(({ pick }) => pickedPosts(pick, { site: listable, today, entry }));
  return new Set(posts.map(({ id }) => `posts:${id}`));
}

function listedPosts(
  site: Site,
  { pick, place }: Part['lists'][number],
  { entry }: DraftSite['pages']['all'][number],
  today: string,
): PartLink[] {
  return pickedPosts(pick, { site, today, entry }).flatMap(({ id }) => {
    const page = site.pages.byEntry.get(`posts:${id}`);
    return page === undefined ? [] : [{ to: page.id, kind: 'list' as const, place }];
  });
}

function counted(links: readonly PartLink[]): OverviewLink[] {
  const byTarget = groupBy(links, ({ kind, to }) => `${kind} ${to}`);
  return [...byTarget.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return [{ to: first.to, kind: first.kind, count: same.length, places: same.map(({ place }) => place) }];
  });
}
