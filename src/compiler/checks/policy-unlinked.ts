import { areOneName, namedByConsent, namingRows } from '../facts/kept-items';
import type { Finding } from '../findings/finding';
import { namedPages } from '../links/named-pages';
import type { Rule } from '../rule';
import { type DraftSite, singleton, sourceOfSingleton } from '../site';
import type { Source } from '../source';

/** So many of what the question of consent names are in the tables of the page that explains it. */
const FEWEST_LISTED = 2;

/** What the question of consent refers to is found later as well, at the foot of each page; and it refers to the page that explains what it names. */
export const policyUnlinked: Rule<'policy-unlinked'> = (site) => {
  const [consent, navigation] = (['consent', 'navigation'] as const).map((name) => sourceOfSingleton(site, name));
  const { policies = [], ...question } = singleton(site, 'consent') ?? {};
  const { footer } = singleton(site, 'navigation') ?? {};
  if (consent === undefined || navigation === undefined || policies.length === 0) return [];
  const isIn = (page: string, source: Source) => namedPages(source, site.contract).linked.includes(page);
  const missing = (page: string, source: Source, pointer: readonly string[]): Finding<'policy-unlinked'>[] =>
    site.pages.byId.has(page) && !isIn(page, source)
      ? [{ code: 'policy-unlinked', place: { source, pointer }, details: { page, isInConsent: source === consent } }]
      : [];
  const atFoot = footer?.policies?.length ? policies.flatMap((link) => link?.page ?? []) : [];
  return [
    ...atFoot.flatMap((page) => missing(page, navigation, ['footer', 'policies'])),
    ...pagesExplaining(
      site,
      namedByConsent(question).map(({ name }) => name),
    ).flatMap((page) => missing(page, consent, ['policies'])),
  ];
};

function pagesExplaining(site: DraftSite, names: readonly string[]): string[] {
  const rows = namingRows(site).filter(({ written }) => written.source.kind.collection === 'pages');
  const pages = new Set(rows.map(({ written }) => written.source));
  return [...pages].flatMap(({ id = '' }) => {
    const listed = rows.filter(({ written }) => written.source.id === id).flatMap((row) => row.names);
    return names.filter((name) => listed.some((row) => areOneName(row.name, name))).length >= FEWEST_LISTED ? id : [];
  });
}
