import type { Finding, Place } from '../findings/finding';
import { writtenLinks } from '../links/links';
import type { Rule } from '../rule';
import type { Source } from '../source';
import { valuesResolvedAs, valuesWith } from '../values/values';

/** To a page that thanks for what was sent, nobody is led who has sent nothing; nor is anybody to one that says that it is not there. */
export const linkConversion: Rule<'link-conversion'> = (site) => {
  const told = (id: string, source: Source, place: Place): Finding<'link-conversion'>[] => {
    const { role, conversion, noindex } = site.pages.byId.get(id)?.page.value ?? {};
    const isNotFound = role === 'not-found';
    // Where search engines lead, it is told of the page itself; what somebody has kept of an old address leads to it.
    const isThanks = conversion === true && noindex === true && source.kind.name !== 'redirects';
    const isEnd = isNotFound || isThanks;
    return isEnd && source.id !== id ? [{ code: 'link-conversion', place, details: { page: id, isNotFound } }] : [];
  };
  return [
    ...writtenLinks(site).flatMap(({ source, target: { page }, placeOf }) =>
      page === undefined ? [] : told(page, source, placeOf('page')),
    ),
    ...[...valuesResolvedAs(site, 'pageAddress'), ...valuesWith(site, 'x-page')].flatMap(({ source, pointer, value }) =>
      told(String(value), source, { source, pointer }),
    ),
  ];
};
