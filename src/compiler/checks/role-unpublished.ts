import { pagesByRole } from '../addresses/page-roles';
import { isPublished, publicationOf } from '../dates/publication';
import type { Rule } from '../rule';

/** What a site cannot do without is always there. */
export const roleUnpublished: Rule<'role-unpublished'> = (site, { today }) =>
  pagesByRole(site).flatMap(({ role, pages: [page] }) => {
    if (page === undefined || isPublished(page.value, today)) return [];
    const { publish = today } = publicationOf(page.value);
    const place = { source: page.source, pointer: [...page.pointer, publish > today ? 'publish' : 'expire'] };
    return [{ code: 'role-unpublished', place, details: { role } }];
  });
