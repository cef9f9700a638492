import type { Languages } from '../../shared/language';
import { shownSections } from '../anchors';
import { isForLanguage } from '../condition';
import type { Rule } from '../rule';
import type { SectionSource } from '../sections';
import { collection } from '../site';

/** Two sections that the same language of a page shows cannot have the same anchor. */
export const anchorDuplicate: Rule<'anchor-duplicate'> = (site) =>
  site.sources.flatMap(({ kind, id = '' }) => {
    const page = kind.collection === 'pages' ? collection(site, 'pages').get(id) : undefined;
    if (page === undefined) return [];
    const sections = shownSections(site, page).filter(({ value }) => value.id !== undefined);
    return repeated(sections, site.contract.languages).map(({ pointer, value }) => ({
      code: 'anchor-duplicate',
      place: { source: page.source, pointer: [...pointer, 'id'] },
      details: { anchor: String(value.id) },
    }));
  });

function repeated(sections: readonly SectionSource[], languages: Languages): SectionSource[] {
  const taken = new Set<string>();
  return sections.filter(({ value }) => {
    const shown = languages.filter(({ code }) => isForLanguage(value, code));
    const names = shown.map(({ code }) => `${code}#${String(value.id)}`);
    const isRepeated = names.some((name) => taken.has(name));
    for (const name of names) taken.add(name);
    return isRepeated;
  });
}
