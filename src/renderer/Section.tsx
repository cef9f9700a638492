import { type ComponentType, createElement } from 'react';
import { type InteractiveSection, isStatic, type SectionData } from './page-data';
import type { SectionComponents } from './registry';
import { SectionBoundary } from './SectionBoundary';

/** One section inside its `<section>` element: finished HTML as it is, an interactive one through its component. */
export function Section({ section, components }: { section: SectionData; components: SectionComponents }) {
  const attributes = sectionAttributes(section);
  if (isStatic(section)) {
    return <section {...attributes} dangerouslySetInnerHTML={{ __html: section.html }} suppressHydrationWarning />;
  }
  return (
    <section {...attributes}>
      <SectionBoundary section={section}>
        <InteractiveContent section={section} components={components} />
      </SectionBoundary>
    </section>
  );
}

function InteractiveContent({ section, components }: { section: InteractiveSection; components: SectionComponents }) {
  const component = components[section.type] as ComponentType<InteractiveSection> | undefined;
  if (component === undefined) throw new Error(`The code of section type «${section.type}» is not loaded`);
  return createElement(component, section);
}

/** A section with a title is a landmark of that name. */
function isTitled(section: SectionData): boolean {
  return isStatic(section) ? section.titled === true : 'title' in section && section.title !== undefined;
}

function sectionAttributes(section: SectionData) {
  return {
    id: section.id,
    className: `section section--${section.type} tone-${section.tone ?? 'light'}`,
    'data-visitor': section.when,
    'aria-labelledby': isTitled(section) ? `${section.id}-title` : undefined,
  };
}
