import { isAlwaysShown, mainHeadings } from '../page-sections/main-headings';
import type { Rule } from '../rule';
import { collection } from '../site';

/** A page has one main heading. */
export const mainHeadingRepeated: Rule<'main-heading-repeated'> = (site) =>
  site.sources.flatMap(({ kind, id = '' }) => {
    const page = kind.collection === 'pages' ? collection(site, 'pages').get(id) : undefined;
    if (page === undefined) return [];
    const repeated = site.contract.languages.flatMap(({ code }) =>
      mainHeadings(site, page, code).filter(isAlwaysShown).slice(1),
    );
    return [...new Map(repeated.map((section) => [section.pointer.join('/'), section])).values()].map(
      ({ pointer, value, isBlock }) => ({
        code: 'main-heading-repeated',
        place: { source: page.source, pointer: [...pointer, isBlock ? 'block' : 'type'] },
        details: { type: String(value.type) },
      }),
    );
  });
