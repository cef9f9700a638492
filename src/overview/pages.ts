import { isExpired, isPublished, publicationOf } from '../compiler/dates/publication';
import { inLanguage } from '../compiler/languages';
import type { DraftSite } from '../compiler/site';
import { isUnreadable, writtenAddresses } from './every-page';
import type { OverviewLink, OverviewPage, PageState } from './overview';
import { filledIn } from './written';

type Page = DraftSite['pages']['all'][number];

/**
 * The pages of a site and how they hang together. Unless all is known of the links, none is said to lack any: they may
 * be in what cannot be read.
 */
export function overviewPages(
  site: DraftSite,
  links: readonly OverviewLink[],
  { today, areLinksKnown }: { readonly today: string; readonly areLinksKnown: boolean },
): OverviewPage[] {
  const inFrame = new Set(links.flatMap(({ from, to }) => (from === undefined ? to : [])));
  const to = neighbours(links, 'from', 'to');
  const from = neighbours(links, 'to', 'from');
  const home = site.pages.all.find(({ page }) => page.value.role === 'home');
  const distances = home === undefined ? new Map<string, number>() : distancesFrom(home.id, to, inFrame);
  return site.pages.all.map((page) => {
    const { id } = page;
    const linkedFrom = from.get(id)?.size ?? 0;
    const linksTo = to.get(id)?.size ?? 0;
    const distance = distances.get(id);
    const reach = { isInNavigation: inFrame.has(id), linkedFrom, linksTo, isDeadEnd: areLinksKnown && linksTo === 0 };
    const known = describePage(page, site, today);
    const isMeantToBeFound = known.role === undefined && !known.isHidden && known.state === 'published';
    return {
      ...known,
      ...reach,
      isOrphan: areLinksKnown && isMeantToBeFound && linkedFrom === 0 && !inFrame.has(id),
      ...(distance !== undefined && { distance }),
    };
  });
}

function describePage(page: Page, site: DraftSite, today: string) {
  const { id, entry } = page;
  const { role, noindex, title } = page.page.value;
  const { source, pointer } = entry ?? page.page;
  const titles = site.contract.languages.map(({ code }) => {
    const written = inLanguage(title, code);
    return [code, written === undefined ? '' : filledIn(written, site, code, entry)] as const;
  });
  return {
    id,
    name: entry?.id ?? id,
    ...(role !== undefined && { role }),
    ...(entry !== undefined && { template: page.page.id }),
    titles: Object.fromEntries(titles),
    addresses: writtenAddresses(page).map(([language, path]) => ({ language, path })),
    place: { file: source.path, pointer },
    ...publicationOf(page.page.value),
    ...publicationOf(entry?.value),
    state: stateOf(page, today),
    isHidden: noindex === true,
  };
}

/** A page of an entry is there while both its template and the entry are. */
function stateOf(placed: Page, today: string): PageState {
  if (isUnreadable(placed)) return 'unreadable';
  const { page, entry } = placed;
  const all = [page.value, entry?.value];
  if (all.some((value) => isExpired(value, today))) return 'expired';
  return all.every((value) => isPublished(value, today)) ? 'published' : 'planned';
}

function neighbours(
  links: readonly OverviewLink[],
  one: 'from' | 'to',
  other: 'from' | 'to',
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const link of links) {
    const page = link[one];
    const next = link[other];
    if (page === undefined || next === undefined) continue;
    const known = found.get(page) ?? new Set();
    found.set(page, known.add(next));
  }
  return found;
}

/** How many links lead from a page to each other; the frame of every page leads to some at once. */
function distancesFrom(
  start: string,
  to: ReadonlyMap<string, ReadonlySet<string>>,
  inFrame: ReadonlySet<string>,
): Map<string, number> {
  const distances = new Map([[start, 0]]);
  for (const [page, distance] of distances) {
    const next = page === start ? [...(to.get(page) ?? []), ...inFrame] : (to.get(page) ?? []);
    for (const one of next) if (!distances.has(one)) distances.set(one, distance + 1);
  }
  return distances;
}
