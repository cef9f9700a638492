import type { PageInstance } from '../addresses';
import { hrefsIn, parseHtmlLink } from '../html-links';
import type { Source } from '../load';
import { locateValue, locateWithin } from '../position';
import { type Location, type Problem, problem } from '../problem';
import { isRecord } from '../sections';
import { collection, mayExist, type Site } from '../site';
import { suggestionFor } from '../suggest';
import { anchorsOf } from './anchors';
import type { Check } from './check';
import { textsIn, valuesResolvedAs } from './values';

interface Target {
  readonly page?: unknown;
  readonly post?: unknown;
  readonly form?: unknown;
  readonly anchor?: unknown;
}

/** Every link by id, in YAML or in HTML, must lead to a page, post, form and anchor that exist. */
export const pageUnknown: Check = (site) => [
  ...linksByKey(site),
  ...pagesNamed(site),
  ...anchorsOfForms(site),
  ...linksInHtml(site),
];

function linksByKey(site: Site): Problem[] {
  return valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value }) =>
    isRecord(value) ? targetProblems(site, source, value, (key) => locateValue(source, [...pointer, key])) : [],
  );
}

/** The place of a form on its page, for links that cannot open it. */
function anchorsOfForms(site: Site): Problem[] {
  return [...collection(site, 'forms').values()].flatMap(({ source, pointer, value: { page, anchor } }) =>
    anchorProblems(site, site.pages.byId.get(String(page)), anchor, locateValue(source, [...pointer, 'anchor'])),
  );
}

function linksInHtml(site: Site): Problem[] {
  return valuesResolvedAs(site, 'html')
    .flatMap(textsIn)
    .flatMap(({ source, pointer, text }) =>
      hrefsIn(text).flatMap((href) => {
        const target = parseHtmlLink(href);
        return target ? targetProblems(site, source, target, () => locateWithin(source, pointer, href)) : [];
      }),
    );
}

/** Page ids that are no links: `page:` of a course, a redirect, a form. */
function pagesNamed(site: Site): Problem[] {
  return site.values.flatMap(({ source, pointer, value, schema }) => {
    if (schema['x-resolve'] === 'pageAddress') return pageProblems(site, value, locateValue(source, pointer));
    if (schema['x-page'] !== true) return [];
    return pageProblems(site, value, locateValue(source, pointer));
  });
}

function targetProblems(site: Site, source: Source, target: Target, locate: (key: string) => Location): Problem[] {
  const { page, post, form, anchor } = target;
  if (post !== undefined) return entryProblems(site, 'posts', post, locate('post'));
  if (form !== undefined) return entryProblems(site, 'forms', form, locate('form'));
  if (page === undefined) {
    const here = site.pages.all.find((candidate) => candidate.page.source === source);
    return anchorProblems(site, here, anchor, locate('anchor'));
  }
  const unknown = pageProblems(site, page, locate('page'));
  if (unknown.length > 0) return unknown;
  return anchorProblems(site, site.pages.byId.get(String(page)), anchor, locate('anchor'));
}

function pageProblems(site: Site, page: unknown, location: Location): Problem[] {
  if (typeof page !== 'string' || site.pages.byId.has(page) || site.unreadable.has(`pages:${page}`)) return [];
  const valid = site.pages.all.filter((candidate) => candidate.entry === undefined).map((candidate) => candidate.id);
  return [problem('page-unknown', location, { value: page, valid, ...suggestionFor(page, valid) })];
}

function entryProblems(site: Site, name: string, id: unknown, location: Location): Problem[] {
  if (mayExist(site, name, String(id))) return [];
  const valid = [...collection(site, name).keys()];
  const details = { value: String(id), collection: name, valid, ...suggestionFor(String(id), valid) };
  return [problem('reference-unknown', location, details)];
}

function anchorProblems(site: Site, page: PageInstance | undefined, anchor: unknown, location: Location): Problem[] {
  if (page === undefined || typeof anchor !== 'string') return [];
  const valid = anchorsOf(site, page);
  if (valid.includes(anchor)) return [];
  return [problem('anchor-unknown', location, { anchor, page: page.id, valid, ...suggestionFor(anchor, valid) })];
}
