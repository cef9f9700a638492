import type { Rule } from '../rule';
import { collection, type DraftSite } from '../site';

/** Going up from a page to the page that it belongs to, and on, ends at one that belongs to none. */
export const parentCircular: Rule<'parent-circular'> = (site) =>
  [...collection(site, 'pages').values()].flatMap(({ id, source, pointer, value: { parent } }) =>
    parent !== undefined && isBelow(parent, id, site)
      ? [{ code: 'parent-circular', place: { source, pointer: [...pointer, 'parent'] }, details: { parent } }]
      : [],
  );

/** Whether a page is another one, or lies somewhere below it. */
function isBelow(page: string, other: string, site: DraftSite): boolean {
  const passed = new Set<string>();
  let step: string | undefined = page;
  while (step !== undefined && !passed.has(step)) {
    if (step === other) return true;
    passed.add(step);
    step = collection(site, 'pages').get(step)?.value.parent;
  }
  return false;
}
