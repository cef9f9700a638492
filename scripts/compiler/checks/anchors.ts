import type { PageInstance } from '../addresses';
import { isRecord, sectionsOf } from '../sections';
import { collection, type Site } from '../site';

/** The ids of a page's sections, those of its blocks included: what a link can lead to. */
export function anchorsOf(site: Site, { page }: PageInstance): string[] {
  return sectionsOf(page.source).flatMap(({ value }) => {
    const section = 'block' in value ? collection(site, 'blocks').get(String(value.block))?.value : value;
    return isRecord(section) && typeof section.id === 'string' ? [section.id] : [];
  });
}
