import { writtenLinks } from '../links';
import { namedEntries } from '../named-entries';
import { oncePerObject } from '../once-per-object';
import type { Finding, Place } from '../problems/finding';
import type { Edit } from '../problems/fix';
import { meaning, setting } from '../problems/fixes';
import { suggestionAmong } from '../problems/suggest';
import type { Rule } from '../rule';
import { collection, type DraftSite, mayExist } from '../site';
import { valuesResolvedAs, valuesWith } from '../values';

/** Every page that a link, a redirect, a course or a form names must exist. */
export const pageUnknown: Rule<'page-unknown'> = (site) => [
  ...writtenLinks(site).flatMap(({ target, placeOf, editOf }) =>
    unknown(site, target.page, placeOf('page'), (suggestion) => editOf('page', suggestion)),
  ),
  ...[...valuesResolvedAs(site, 'pageAddress'), ...valuesWith(site, 'x-page')].flatMap(({ source, pointer, value }) =>
    unknown(site, String(value), { source, pointer }, (suggestion) => setting({ source, pointer }, suggestion)),
  ),
];

function unknown(
  site: DraftSite,
  page: string | undefined,
  place: Place,
  edit: (suggestion: string) => Edit | undefined,
): Finding<'page-unknown'>[] {
  if (page === undefined || site.pages.byId.has(page) || isWithoutAddress(site, page)) return [];
  const valid = idsOf(site.pages);
  const meant = suggestionAmong(page, namedPages(site.pages));
  return [
    { code: 'page-unknown', place, details: { value: page, valid, ...meant }, ...meaning(page, meant, valid, edit) },
  ];
}

/** A page that is there all the same: that it cannot be read, or lacks an address, is told in its own file. */
function isWithoutAddress(site: DraftSite, page: string): boolean {
  const entry = collection(site, 'pages').get(page);
  return entry === undefined ? mayExist(site, 'pages', page) : entry.value.each === undefined;
}

/** Templates show no page of their own. */
const namedPages = oncePerObject(({ all }: DraftSite['pages']) =>
  namedEntries(new Map(all.filter(({ entry }) => entry === undefined).map(({ id, page }) => [id, page]))),
);

const idsOf = oncePerObject(({ all }: DraftSite['pages']) =>
  all.filter(({ entry }) => entry === undefined).map(({ id }) => id),
);
