import { groupBy } from '../../shared/group-by';
import { oncePerObject } from '../../shared/once-per-object';
import type { Finding, Place } from '../findings/finding';
import type { Edit } from '../findings/fix';
import { possibleFix, setEdit, suggestedFix } from '../findings/fixes';
import { HOME_PAGE } from '../language-data/page-names';
import { writtenLinks } from '../links/links';
import { namedPages } from '../links/named-pages';
import { ownTargetOfPath } from '../links/own-target';
import { namedEntries } from '../names/named-entries';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { collection, type DraftSite, mayExist, singleton } from '../site';
import type { Source } from '../source';
import { suggestionByTitle, suggestionFor } from '../spelling/suggest';
import { valuesResolvedAs, valuesWith } from '../values/values';

/** Every page that a link, a redirect, a course or a form names must exist. */
export const pageUnknown: Rule<'page-unknown'> = (site) =>
  site.sources
    .filter((source) => {
      const { linked, others } = namedPages(source, site.contract);
      return [...linked, ...others].some((page) => !isKnown(site, page));
    })
    .flatMap((source) => usesIn(source, site.contract).flatMap((use) => unknown(site, use)));

/** Where a page is named. */
interface Use {
  readonly page: string;
  readonly placeOf: () => Place;
  readonly editOf: (suggestion: string) => Edit | undefined;
  /** Whether it is a link, which may lead to another website. */
  readonly isLink: boolean;
}

const usesIn = oncePerObject((source: Source, contract: Contract): readonly Use[] => {
  const file = { sources: [source], contract };
  const inLinks = writtenLinks(file).flatMap(({ target: { page }, placeOf, editOf }): Use[] =>
    page === undefined
      ? []
      : [{ page, placeOf: () => placeOf('page'), editOf: (suggestion) => editOf('page', suggestion), isLink: true }],
  );
  const others = [...valuesResolvedAs(file, 'pageAddress'), ...valuesWith(file, 'x-page')].map(
    ({ pointer, value }): Use => {
      const place = { source, pointer };
      return {
        page: String(value),
        placeOf: () => place,
        editOf: (suggestion) => setEdit(place, suggestion),
        isLink: false,
      };
    },
  );
  return [...inLinks, ...others];
});

function unknown(site: DraftSite, { page, placeOf, editOf, isLink }: Use): Finding<'page-unknown'>[] {
  if (isKnown(site, page)) return [];
  const place = placeOf();
  const isKey = 'pointer' in place && place.pointer.at(-1) === 'page' && place.part === undefined;
  const underOther = (key: string) =>
    isKey && possibleFix({ do: 'rename', file: place.source.path, pointer: place.pointer, key });
  if (isForm(site, page) && isKey) {
    const details = { value: page, valid: idsOf(site.pages), isForm: true };
    return [{ code: 'page-unknown', place, details, ...underOther('form') }];
  }
  if (isElsewhere(site, page)) {
    const isLinked = isLink && isKey && page.startsWith('http');
    const details = { value: page, valid: idsOf(site.pages), isElsewhere: isLinked ? 'link' : 'page' } as const;
    return [{ code: 'page-unknown', place, details, ...(isLinked && underOther('url')) }];
  }
  const { name, anchor } = partsOf(page);
  const [template = ''] = name.split(':', 1);
  const ofTemplate = idsByTemplate(site.pages).get(template);
  const valid = ofTemplate === undefined ? idsOf(site.pages) : ownFirst(template, ofTemplate, place);
  const meant = ofTemplate === undefined ? meantPage(site, name) : meantEntry(name, ofTemplate);
  const details = {
    ...{ value: page, valid, ...meant },
    ...(meant.suggestion !== undefined && anchor !== '' && { anchor }),
    ...(ofTemplate !== undefined && name === template && ({ isTemplate: true } as const)),
  };
  // To which section of it a link leads says another key.
  const fix = anchor === '' ? suggestedFix(page, meant, valid, editOf) : {};
  return [{ code: 'page-unknown', place, details, ...fix }];
}

/** Whether a form is called so, and no page: a link to it says that it is one. */
function isForm(site: DraftSite, name: string): boolean {
  return collection(site, 'forms').has(name);
}

/** Whether it is an address of another website, and not of a copy of this one. */
function isElsewhere(site: DraftSite, page: string): boolean {
  const [, host, path = ''] = WEB_ADDRESS.exec(page) ?? [];
  if (host === undefined || host === WEB_ADDRESS.exec(singleton(site, 'settings')?.url ?? '')?.[1]) return false;
  return path.length < 2 || ownTargetOfPath(site, path) === undefined;
}

const WEB_ADDRESS = /^(?:https?:\/\/|(?=www\.))(?:www\.)?([^/]+)(.*)$/i;

/** The name in that of a file or an address, and the section behind it: `pages/courses.yaml`, `courses.html#prices`. */
function partsOf(page: string): { readonly name: string; readonly anchor: string } {
  const [path = '', anchor = ''] = page.split('#');
  const name = path
    .replace(/^https?:\/\/[^/]+(?=\/)/i, '')
    .replace(/^(?:\.{0,2}\/)*(?:site\/)?pages\//, '')
    .replace(/\.(?:ya?ml|html?|php)$/i, '');
  return { name, anchor };
}

function meantPage({ pages, contract }: DraftSite, name: string): { suggestion?: string } {
  // In front of it may stand what it is a page of.
  const [id] = [name, name.replace(/^[\w-]+:/, '')].filter((each) => pages.byId.has(each));
  if (id !== undefined) return { suggestion: id };
  const entry = onlyEntryOf(pages).get(name);
  if (entry !== undefined) return { suggestion: entry };
  const home = HOME_PAGE.test(name) ? pages.all.find(({ page }) => page.value.role === 'home') : undefined;
  if (home !== undefined) return { suggestion: home.id };
  // An address may begin with the language in which it is shown.
  const [, first = '', rest = ''] = /^\/?([a-z-]+)(\/.+)$/.exec(name) ?? [];
  const isOfLanguage = contract.languages.some(({ code }) => code === first);
  return suggestionByTitle(isOfLanguage ? rest : name, titledPages(pages));
}

/** Which page of a template is meant by another entry's name; by that of the template alone, none more than others. */
function meantEntry(name: string, ids: readonly string[]): { suggestion?: string } {
  return name.includes(':') ? suggestionFor(name, ids) : {};
}

/** The pages of a template: that of the entry which names one, before the others. */
function ownFirst(template: string, ids: readonly string[], place: Place): readonly string[] {
  const entry = 'pointer' in place ? (place.source.id ?? place.pointer[0]) : undefined;
  const own = `${template}:${entry}`;
  return ids.includes(own) ? [own, ...ids.filter((id) => id !== own)] : ids;
}

function isKnown(site: DraftSite, page: string): boolean {
  return site.pages.byId.has(page) || isWithoutAddress(site, page);
}

/** A page that is there all the same: that it cannot be read, or lacks an address, is told in its own file. */
function isWithoutAddress(site: DraftSite, page: string): boolean {
  const entry = collection(site, 'pages').get(page);
  return entry === undefined ? mayExist(site, 'pages', page) : entry.value.each === undefined;
}

/** Templates show no page of their own. What a page names as the one above it is the name of another. */
const titledPages = oncePerObject(({ all }: DraftSite['pages']) =>
  namedEntries(
    new Map(
      all
        .filter(({ entry }) => entry === undefined)
        .map(({ id, page }) => [id, { ...page, value: { ...page.value, parent: undefined } }]),
    ),
  ),
);

/** The pages that each template makes, as links name them. */
const idsByTemplate = oncePerObject(
  ({ all }: DraftSite['pages']): ReadonlyMap<string, readonly string[]> =>
    new Map(
      [
        ...groupBy(
          all.filter(({ entry }) => entry !== undefined),
          ({ page }) => page.id,
        ),
      ].map(([template, pages]) => [template, pages.map(({ id }) => id)]),
    ),
);

/** The pages of entries by the name of the entry alone, where there is one of that name. */
const onlyEntryOf = oncePerObject(({ all }: DraftSite['pages']): ReadonlyMap<string, string> => {
  const byEntry = groupBy(
    all.filter(({ entry }) => entry !== undefined),
    ({ id }) => id.slice(id.indexOf(':') + 1),
  );
  return new Map(
    [...byEntry].flatMap(([name, [only, ...more]]) => (only && more.length === 0 ? [[name, only.id]] : [])),
  );
});

const idsOf = oncePerObject(({ all }: DraftSite['pages']) =>
  all.filter(({ entry }) => entry === undefined).map(({ id }) => id),
);
