import type { PageInstance } from '../addresses';
import { isBlockUse, isRecord, type SectionSource, sectionsOf } from '../sections';
import { collection, type Site } from '../site';

/** The sections of a page as visitors see them: blocks in the place of their uses, at the place of the use. */
export function shownSections(site: Site, page: PageInstance['page']): SectionSource[] {
  return sectionsOf(page.source).flatMap(({ pointer, value }) => {
    if (!isBlockUse(value)) return [{ pointer, value }];
    const block = collection(site, 'blocks').get(String(value.block));
    return block === undefined ? [] : [{ pointer, value: block.value }];
  });
}

/** What a link can lead to on a page: the ids of its sections and of their tabs. */
export function anchorsOf(site: Site, { page }: PageInstance): string[] {
  return shownSections(site, page).flatMap(({ value: { id, tabs } }) => {
    const ofTabs = Array.isArray(tabs) ? tabs.map((tab: unknown) => (isRecord(tab) ? tab.id : undefined)) : [];
    return [id, ...ofTabs].filter((anchor) => typeof anchor === 'string');
  });
}
