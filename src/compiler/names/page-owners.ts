import { groupBy } from '../../shared/group-by';
import { oncePerObject } from '../../shared/once-per-object';
import type { DraftSite, Entry } from '../site';
import { placeKey } from '../values/place-key';
import { valuesResolvedAs } from '../values/values';

/** An entry that has a page of its own, and that page. */
export interface PageOwner {
  readonly entry: Entry;
  readonly collection: string;
  readonly page: string;
}

/** Of each page the entries that lead to it, and those that are called as it is. */
export const ownersByPage = oncePerObject(
  (site: DraftSite): ReadonlyMap<string, readonly PageOwner[]> => groupBy(pageOwners(site), ({ page }) => page),
);

function pageOwners(site: DraftSite): PageOwner[] {
  const led = new Map(
    valuesResolvedAs(site, 'pageAddress').map(({ source, pointer, value }) => [
      placeKey({ source, pointer: pointer.slice(0, -1) }),
      String(value),
    ]),
  );
  return [...site.collections]
    .filter(([collection]) => collection !== 'pages')
    .flatMap(([collection, entries]) =>
      [...entries.values()].flatMap((entry) => {
        const page = led.get(placeKey(entry)) ?? entry.id;
        return site.pages.byId.get(page)?.entry === undefined && site.pages.byId.has(page)
          ? { entry, collection, page }
          : [];
      }),
    );
}
