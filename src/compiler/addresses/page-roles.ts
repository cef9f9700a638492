import type { Page } from '../../../generated/source-types';
import { collection, type DraftSite, type Entry } from '../site';
import { originalsFirst } from '../texts/originals';
import type { Draft } from '../values/draft';

/** What a site needs a page for. */
const ROLES: readonly NonNullable<Page['role']>[] = ['home', 'not-found'];

export interface RolePages {
  readonly role: string;
  readonly pages: readonly Entry<Draft<Page>>[];
}

export function pagesByRole(site: DraftSite): RolePages[] {
  const pages = originalsFirst([...collection(site, 'pages').values()], (page) => page);
  return ROLES.map((role) => ({ role, pages: pages.filter(({ value }) => value.role === role) }));
}
