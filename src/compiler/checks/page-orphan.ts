import { isPublished } from '../dates/publication';
import { writtenLinks } from '../links/links';
import type { Rule } from '../rule';
import { collection } from '../site';
import { valuesResolvedAs, valuesWith } from '../values/values';

/** Visitors get to a page by a link, and search engines take one without any for unimportant. */
export const pageOrphan: Rule<'page-orphan'> = (site, { today }) => {
  const linked = new Set([
    ...writtenLinks(site).flatMap(({ source, target: { page } }) =>
      page === undefined || source.id === page ? [] : page,
    ),
    ...[...valuesResolvedAs(site, 'pageAddress'), ...valuesWith(site, 'x-page')].map(({ value }) => String(value)),
  ]);
  return [...collection(site, 'pages').values()].flatMap(({ id, source, value }) => {
    const { each, noindex, role } = value;
    const isAlone = each === undefined && role === undefined && noindex !== true && !linked.has(id);
    return isAlone && isPublished(value, today)
      ? [{ code: 'page-orphan', place: { source, pointer: [], key: 'path' }, details: { page: id } }]
      : [];
  });
};
