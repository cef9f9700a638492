import { pagesByRole } from '../addresses/page-roles';
import type { Rule } from '../rule';

/** No role is played by two pages. */
export const roleDuplicate: Rule<'role-duplicate'> = (site) =>
  pagesByRole(site).flatMap(({ role, pages: [first, ...others] }) =>
    others.map(({ source, pointer }) => ({
      code: 'role-duplicate',
      place: { source, pointer: [...pointer, 'role'] },
      details: { role, other: first?.source.path ?? '' },
    })),
  );
