import type { Finding, Place } from '../finding';
import { oncePerObject } from '../once-per-object';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { suggestionFor } from '../suggest';
import { valuesResolvedAs, valuesWith } from '../values';

/** Every page that a link, a redirect, a course or a form names must exist. */
export const pageUnknown: Rule<'page-unknown'> = (site) => [
  ...site.links.flatMap(({ target, placeOf }) => unknown(site, target.page, placeOf('page'))),
  ...[...valuesResolvedAs(site, 'pageAddress'), ...valuesWith(site, 'x-page')].flatMap(({ source, pointer, value }) =>
    unknown(site, String(value), { source, pointer }),
  ),
];

function unknown({ pages, unreadable }: DraftSite, page: string | undefined, place: Place): Finding<'page-unknown'>[] {
  if (page === undefined || pages.byId.has(page) || unreadable.has(`pages:${page}`)) return [];
  const valid = idsOf(pages);
  return [{ code: 'page-unknown', place, details: { value: page, valid, ...suggestionFor(page, valid) } }];
}

const idsOf = oncePerObject(({ all }: DraftSite['pages']) =>
  all.filter(({ entry }) => entry === undefined).map(({ id }) => id),
);
