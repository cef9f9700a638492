import { anchorsOf, areSectionsKnown } from '../anchors';
import type { Finding, Place } from '../finding';
import { type WrittenLink, writtenLinks } from '../links';
import { oncePerObject } from '../once-per-object';
import type { Rule } from '../rule';
import { collection, type DraftSite } from '../site';
import { suggestionFor } from '../suggest';

type LinkedPage = DraftSite['pages']['all'][number];

/** Every place of a page that a link or a form names must exist on it. */
export const anchorUnknown: Rule<'anchor-unknown'> = (site) => [
  ...writtenLinks(site).flatMap((link) =>
    unknown(site, pageOf(site, link), link.target.anchor, link.placeOf('anchor')),
  ),
  // The place of a form on its page, for links that cannot open it.
  ...[...collection(site, 'forms').values()]
    .filter(({ source }) => site.sources.includes(source))
    .flatMap(({ source, pointer, value: { page = '', anchor } }) =>
      unknown(site, site.pages.byId.get(page), anchor, { source, pointer: [...pointer, 'anchor'] }),
    ),
];

/** The page that a link names, or the one on which it stands. */
function pageOf({ pages }: DraftSite, { source, target }: WrittenLink): LinkedPage | undefined {
  if (target.post !== undefined || target.form !== undefined) return undefined;
  if (target.page !== undefined) return pages.byId.get(target.page);
  return pageOfSource(pages).get(source);
}

/** Of a template, which has the same places for each entry, the first page stands for all. */
const pageOfSource = oncePerObject(
  ({ all }: DraftSite['pages']) => new Map([...all].reverse().map((instance) => [instance.page.source, instance])),
);

/** What a link can lead to on the pages of a file. */
const placesOn = oncePerObject((page: LinkedPage['page'], site: DraftSite) => {
  const valid = anchorsOf(site, page);
  return { valid, known: new Set(valid), areAll: areSectionsKnown(site, page) };
});

function unknown(
  site: DraftSite,
  page: LinkedPage | undefined,
  anchor: string | undefined,
  place: Place,
): Finding<'anchor-unknown'>[] {
  if (page === undefined || anchor === undefined) return [];
  const { valid, known, areAll } = placesOn(page.page, site);
  if (known.has(anchor) || !areAll) return [];
  return [
    { code: 'anchor-unknown', place, details: { anchor, page: page.id, valid, ...suggestionFor(anchor, valid) } },
  ];
}
