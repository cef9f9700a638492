import { pagesByRole } from '../addresses/page-roles';
import type { Rule } from '../rule';
import { isPartlyUnreadable } from '../site';

/** Each role that the site needs is played by a page. */
export const roleMissing: Rule<'role-missing'> = (site) => {
  if (isPartlyUnreadable(site, 'pages')) return [];
  return pagesByRole(site)
    .filter(({ pages }) => pages.length === 0)
    .map(({ role }) => ({ code: 'role-missing', place: { file: `pages/${role}.yaml` }, details: { role } }));
};
