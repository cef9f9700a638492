import { oncePerObject } from '../../shared/once-per-object';
import type { Finding, Place } from '../findings/finding';
import type { Edit } from '../findings/fix';
import { setEdit, suggestedFix } from '../findings/fixes';
import { idsInHtml } from '../html/ids-in-html';
import { type WrittenLink, writtenLinks } from '../links/links';
import { anchorsOf, areSectionsKnown } from '../page-sections/anchors';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { collection, type DraftSite } from '../site';
import type { Source } from '../source';
import { slugOf, suggestionFor } from '../spelling/suggest';
import { inFiles, textsIn, valuesResolvedAs } from '../values/values';

type LinkedPage = DraftSite['pages']['all'][number];

/** Every place of a page that a link or a form names must exist on it. */
export const anchorUnknown: Rule<'anchor-unknown'> = (site) => [
  ...linksToPlaces(site).flatMap((link) =>
    unknown(site, pageOf(site, link), link.target.anchor, link.placeOf('anchor'), (suggestion) =>
      link.editOf('anchor', suggestion),
    ),
  ),
  ...linksToPlaces(site).flatMap((link) => inItsOwnHtml(site, link)),
  // The place of a form on its page, for links that cannot open it.
  ...[...collection(site, 'forms').values()]
    .filter(({ source }) => site.sources.includes(source))
    .flatMap(({ source, pointer, value: { page = '', anchor } }) => {
      const place = { source, pointer: [...pointer, 'anchor'] };
      return unknown(site, site.pages.byId.get(page), anchor, place, (suggestion) => setEdit(place, suggestion));
    }),
];

/** The links that say to which place of a page they lead. */
const linksToPlaces = inFiles((source, contract): readonly WrittenLink[] =>
  writtenLinks({ sources: [source], contract }).filter(
    ({ target, address = '' }) => target.anchor !== undefined || address.startsWith('#'),
  ),
);

/** An anchor alone, in HTML: a place of the page, or one that its HTML makes itself. */
function inItsOwnHtml(
  site: DraftSite,
  { source, address = '', placeOf, editOf }: WrittenLink,
): Finding<'anchor-unknown'>[] {
  const anchor = address.startsWith('#') ? address.slice(1) : '';
  if (anchor === '' || anchor === 'top') return [];
  const shown = [source, ...[...collection(site, 'blocks').values()].map((block) => block.source)];
  if (shown.some((file) => placesInHtml(file, site.contract).has(anchor))) return [];
  const edit = (suggestion: string) => editOf('address', `#${suggestion}`);
  return unknown(site, pageShowing(site.pages).get(source), anchor, placeOf('anchor'), edit);
}

/** The places that the HTML of a file makes. */
const placesInHtml = oncePerObject((source: Source, contract: Contract): ReadonlySet<string> => {
  const texts = valuesResolvedAs({ sources: [source], contract }, 'html').flatMap(textsIn);
  return new Set(texts.flatMap(({ text }) => idsInHtml(text)));
});

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

/** The same, and for the file of an entry the page that shows it. */
const pageShowing = oncePerObject(
  (pages: DraftSite['pages']): ReadonlyMap<Source, LinkedPage> =>
    new Map([
      ...pages.all.flatMap((page) => (page.entry?.source.id === undefined ? [] : [[page.entry.source, page] as const])),
      ...pageOfSource(pages),
    ]),
);

/** What a link can lead to on the pages of a file, which depends on the blocks that they show. */
const placesIn = oncePerObject((_collections: DraftSite['collections'], site: DraftSite) =>
  oncePerObject((page: LinkedPage['page']) => {
    const valid = anchorsOf(site, page);
    // A name that cannot be one is told where it stands, and is as it will be written.
    return { valid, known: new Set([...valid, ...valid.map(slugOf)]), areAll: areSectionsKnown(site, page) };
  }),
);

function unknown(
  site: DraftSite,
  page: LinkedPage | undefined,
  anchor: string | undefined,
  place: Place,
  edit: (suggestion: string) => Edit | undefined,
): Finding<'anchor-unknown'>[] {
  if (page === undefined || anchor === undefined) return [];
  const { valid, known, areAll } = placesIn(site.collections, site)(page.page);
  if (known.has(anchor) || !areAll) return [];
  // A whole address, `contact#form`, ends with the place.
  const name = anchor.slice(anchor.lastIndexOf('#') + 1);
  const near = valid.includes(name) ? { suggestion: name } : suggestionFor(name, valid);
  const meant = near.suggestion === undefined || isOther(name, near.suggestion) ? {} : near;
  const details = { anchor, page: page.id, valid, ...meant };
  return [{ code: 'anchor-unknown', place, details, ...suggestedFix(anchor, meant, valid, edit) }];
}

/** Whether a name has a word more or less, rather than some letters. */
function isOther(anchor: string, suggestion: string): boolean {
  const [words, others] = [anchor, suggestion].map((name) => name.split('-').length);
  return words !== others && Math.abs(anchor.length - suggestion.length) > 2;
}
