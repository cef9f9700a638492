import { isPublished } from '../dates/publication';
import { namedPages } from '../links/named-pages';
import type { Rule } from '../rule';
import { collection } from '../site';

/** Visitors get to a page by a link, and search engines take one without any for unimportant. */
export const pageOrphan: Rule<'page-orphan'> = (site, { today }) => {
  const linked = new Set(
    site.sources.flatMap((source) => {
      const { linked, others } = namedPages(source, site.contract);
      return [...linked.filter((page) => page !== source.id), ...others];
    }),
  );
  return [...collection(site, 'pages').values()].flatMap(({ id, source, value }) => {
    const { each, noindex, role } = value;
    const isAlone = each === undefined && role === undefined && noindex !== true && !linked.has(id);
    return isAlone && isPublished(value, today)
      ? [{ code: 'page-orphan', place: { source, pointer: [], key: 'path' }, details: { page: id } }]
      : [];
  });
};
