import { TOLD_IN_LISTS } from '../compiler/resolve/posts';
import type { DraftSite } from '../compiler/site';
import type { Source } from '../compiler/source';
import { THEME, THEME_FILE } from '../compiler/theme/theme-files';
import { textsIn, valuesResolvedAs } from '../compiler/values/values';
import type { Pointer } from '../shared/pointer';
import { tokensIn } from '../shared/token-syntax';
import type { WrittenPlace } from './overview';
import { FRAME, listedBy, partName, partNames, partsOf, shownBy, withListablePosts } from './page-links';

/**
 * The ids of the pages on which is shown on a day what is written at a place, by itself or in a list; of what stands around
 * every page, all of them.
 */
export function shownOn(site: DraftSite, place: WrittenPlace, today: string): string[] {
  return shownOnEach(site, [place], today).flat();
}

/** The same of several places, for which every page is looked at once. */
export function shownOnEach(site: DraftSite, places: readonly WrittenPlace[], today: string): string[][] {
  const wanted = places.map((place) => wantedParts(site, place));
  const parts = partsOf(site);
  const listable = withListablePosts(site);
  const seen = site.pages.all.map((shown) => {
    const own = shownBy(partNames(shown), parts);
    return { id: shown.id, own, listed: shownBy([...listedBy(own, parts, listable, shown, today)], parts) };
  });
  return wanted.map(({ names, namesInLists }) => {
    const isSeen = ({ own, listed }: (typeof seen)[number]) =>
      names.has(FRAME) ||
      [...names].some((name) => own.has(name)) ||
      [...namesInLists].some((name) => listed.has(name));
    return seen.filter(isSeen).map(({ id }) => id);
  });
}

/** What has to be seen on a page, or in a list of it, for something to be shown there. */
function wantedParts(site: DraftSite, { file, pointer }: WrittenPlace) {
  // A style sheet and what else the theme names stand around every page as the theme does.
  const written = file.startsWith(THEME) ? THEME_FILE : file;
  const source = site.sources.find(({ path }) => path === written);
  const places = source === undefined ? [] : placesSeen(site, { source, pointer });
  return { names: new Set(places.map(nameOf)), namesInLists: new Set(places.filter(isToldInLists).map(nameOf)) };
}

function placesSeen(site: DraftSite, place: Place): Place[] {
  const { kind } = place.source;
  if (ONLY_ASKED_FOR.has(kind.name)) return [];
  return kind.name === 'facts' ? usesOfFact(site, String(place.pointer[0])) : [place];
}

/** What says where addresses lead, and is seen on no page. */
const ONLY_ASKED_FOR = new Set(['addresses', 'redirects']);

interface Place {
  readonly source: Source;
  readonly pointer: Pointer;
}

function nameOf({ source, pointer }: Place): string {
  return partName(source, pointer);
}

/** A post as a whole, or what a list says of it; and whatever posts name, such as a tag. */
function isToldInLists({ source, pointer: [key] }: Place): boolean {
  return source.kind.collection !== 'posts' || key === undefined || TOLD_IN_LISTS.has(key);
}

function usesOfFact(site: DraftSite, fact: string): Place[] {
  const inTexts = valuesResolvedAs(site, 'text', 'sharedText', 'html', 'day')
    .flatMap(textsIn)
    .filter(({ text }) => tokensIn(text).some(({ scope, name }) => scope === 'facts' && name === fact));
  const asPrices = valuesResolvedAs(site, 'price').filter(({ value }) => value === fact);
  return [...inTexts, ...asPrices];
}
