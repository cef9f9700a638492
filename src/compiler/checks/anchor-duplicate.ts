import type { Languages } from '../../shared/language';
import { locateValue } from '../position';
import { problem } from '../problem';
import { isForLanguage } from '../resolve/resolve';
import type { SectionSource } from '../sections';
import { collection } from '../site';
import { shownSections } from './anchors';
import type { Check } from './check';

/** Two sections that the same language of a page shows cannot have the same anchor. */
export const anchorDuplicate: Check = (site) =>
  [...collection(site, 'pages').values()].flatMap((page) => {
    const sections = shownSections(site, page).filter(({ value }) => value.id !== undefined);
    const repeated = sections.filter((section, index) =>
      sections.slice(0, index).some((earlier) => collide(earlier, section, site.contract.languages)),
    );
    return repeated.map(({ pointer, value }) =>
      problem('anchor-duplicate', locateValue(page.source, [...pointer, 'id']), { anchor: String(value.id) }),
    );
  });

function collide({ value: one }: SectionSource, { value: other }: SectionSource, languages: Languages): boolean {
  const meet = languages.some(({ code }) => isForLanguage(one, code) && isForLanguage(other, code));
  return one.id === other.id && meet;
}
