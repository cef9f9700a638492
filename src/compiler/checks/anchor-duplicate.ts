import type { Languages } from '../../shared/language';
import { shownSections } from '../anchors';
import { isForLanguage } from '../condition';
import type { Rule } from '../rule';
import type { SectionSource } from '../sections';
import { collection } from '../site';

/** Two sections that the same language of a page shows cannot have the same anchor. */
export const anchorDuplicate: Rule<'anchor-duplicate'> = (site) =>
  [...collection(site, 'pages').values()].flatMap((page) => {
    const sections = shownSections(site, page).filter(({ value }) => value.id !== undefined);
    const repeated = sections.filter((section, index) =>
      sections.slice(0, index).some((earlier) => collide(earlier, section, site.contract.languages)),
    );
    return repeated.map(({ pointer, value }) => ({
      code: 'anchor-duplicate',
      place: { source: page.source, pointer: [...pointer, 'id'] },
      details: { anchor: String(value.id) },
    }));
  });

function collide({ value: one }: SectionSource, { value: other }: SectionSource, languages: Languages): boolean {
  const meet = languages.some(({ code }) => isForLanguage(one, code) && isForLanguage(other, code));
  return one.id === other.id && meet;
}
