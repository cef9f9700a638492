import type { Rule } from '../rule';
import { collection, type DraftSite } from '../site';

/** Going up from a page to the page that it belongs to, and on, ends at one that belongs to none. A circle is told at one of its pages. */
export const parentCircular: Rule<'parent-circular'> = (site) => {
  const told = new Set<string>();
  return [...collection(site, 'pages').values()].flatMap(({ id, source, pointer, value: { parent } }) => {
    const above = parent === undefined || told.has(id) ? [] : pagesAbove(id, site);
    if (parent === undefined || !above.includes(id)) return [];
    for (const page of above) told.add(page);
    const details = { parent, ...(parent === id && { isItself: true as const }) };
    return [{ code: 'parent-circular', place: { source, pointer: [...pointer, 'parent'] }, details }];
  });
};

/** The pages to which one belongs, up to the first that has been passed already. */
function pagesAbove(page: string, site: DraftSite): readonly string[] {
  const above = new Set<string>();
  for (let step = parentOf(page, site); step !== undefined && !above.has(step); step = parentOf(step, site)) {
    above.add(step);
  }
  return [...above];
}

function parentOf(page: string, site: DraftSite): string | undefined {
  return collection(site, 'pages').get(page)?.value.parent;
}
