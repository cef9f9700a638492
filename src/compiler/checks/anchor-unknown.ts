import { anchorsOf } from '../anchors';
import type { Finding, Place } from '../finding';
import type { WrittenLink } from '../links';
import type { Rule } from '../rule';
import { collection, type DraftSite } from '../site';
import { suggestionFor } from '../suggest';

type LinkedPage = DraftSite['pages']['all'][number];

/** Every place of a page that a link or a form names must exist on it. */
export const anchorUnknown: Rule<'anchor-unknown'> = (site) => [
  ...site.links.flatMap((link) => unknown(site, pageOf(site, link), link.target.anchor, link.placeOf('anchor'))),
  // The place of a form on its page, for links that cannot open it.
  ...[...collection(site, 'forms').values()].flatMap(({ source, pointer, value: { page = '', anchor } }) =>
    unknown(site, site.pages.byId.get(page), anchor, { source, pointer: [...pointer, 'anchor'] }),
  ),
];

/** The page that a link names, or the one on which it stands. */
function pageOf({ pages }: DraftSite, { source, target }: WrittenLink): LinkedPage | undefined {
  if (target.post !== undefined || target.form !== undefined) return undefined;
  if (target.page !== undefined) return pages.byId.get(target.page);
  return pages.all.find(({ page }) => page.source === source);
}

function unknown(
  site: DraftSite,
  page: LinkedPage | undefined,
  anchor: string | undefined,
  place: Place,
): Finding<'anchor-unknown'>[] {
  if (page === undefined || anchor === undefined) return [];
  const valid = anchorsOf(site, page);
  if (valid.includes(anchor)) return [];
  return [
    { code: 'anchor-unknown', place, details: { anchor, page: page.id, valid, ...suggestionFor(anchor, valid) } },
  ];
}
