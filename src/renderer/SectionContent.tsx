import { type ComponentType, createElement } from 'react';
import { ownOpening } from '../../generated/section-registry';
import type { Section } from '../../generated/types';
import type { SectionContext } from '../features/shell/section-context';
import { SectionHeader } from '../ui/section-header/SectionHeader';
import type { SectionComponents } from './registry';

/** The inside of a section: its component, below the common heading and in the container of the page, unless its type has an opening of its own. */
export function SectionContent({ section, components }: { section: Section; components: SectionComponents }) {
  const component = components[section.type] as ComponentType<Section & SectionContext> | undefined;
  if (component === undefined) throw new Error(`The code of section type «${section.type}» is not loaded`);
  const { title } = headingOf(section);
  const content = createElement(component, {
    ...section,
    heading: title === undefined || section.main ? 'h2' : 'h3',
  });
  if (ownOpening.has(section.type)) return content;
  return (
    <div className="container">
      <SectionHeader {...section} {...headingOf(section)} />
      {content}
    </div>
  );
}

/** The parts of the common heading, of a section that has any. */
export function headingOf(section: object): Partial<Record<'eyebrow' | 'title' | 'intro', string>> {
  return section;
}
