import type { Page } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { collection, type DraftSite, type Entry } from '../site';
import { originalsFirst } from '../texts/originals';

/** What a site needs a page for. */
const ROLES: readonly NonNullable<Page['role']>[] = ['home', 'not-found'];

interface RolePages {
  readonly role: string;
  readonly pages: readonly Entry<Draft<Page>>[];
}

/** The pages of each role: where there are several, first the one with a section for it. */
export function pagesByRole(site: DraftSite): RolePages[] {
  const pages = originalsFirst([...collection(site, 'pages').values()], (page) => page);
  return ROLES.map((role) => {
    const isMeant = (page: (typeof pages)[number]) => Number(hasSection(page, role));
    const ofRole = pages.filter(({ value }) => value.role === role);
    return { role, pages: ofRole.toSorted((one, other) => isMeant(other) - isMeant(one)) };
  });
}

function hasSection({ value: { sections = [] } }: RolePages['pages'][number], type: string): boolean {
  return sections.some((section) => section?.type === type);
}
