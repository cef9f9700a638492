import type { PageData } from './page-data';
import type { SectionComponents } from './registry';
import { Section } from './Section';

/** All sections of a page, in order. */
export function Page({ page, components }: { page: PageData; components: SectionComponents }) {
  return page.sections.map((section) => (
    <Section key={`${page.id}:${page.language}:${section.id}`} section={section} components={components} />
  ));
}
