import { useMemo } from 'react';
import { offersContact } from '../../generated/section-registry';
import { ownHtml } from '../features/trusted-types';
import { isStatic, type SectionData } from './page-data';
import type { SectionComponents } from './registry';
import { SectionBoundary } from './SectionBoundary';
import { headingOf, SectionContent } from './SectionContent';

/** One section inside its `<section>` element: finished HTML as it is, an interactive one through its component. */
export function Section({ section, components }: { section: SectionData; components: SectionComponents }) {
  const attributes = sectionAttributes(section);
  const finished = isStatic(section) ? section.html : '';
  // The same object for as long as the HTML is the same: given a new one, React would write the section again.
  const html = useMemo(() => ({ __html: ownHtml(finished) }), [finished]);
  if (isStatic(section)) {
    return <section {...attributes} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
  }
  return (
    <section {...attributes} data-interactive="near">
      <SectionBoundary section={section}>
        <SectionContent section={section} components={components} />
      </SectionBoundary>
    </section>
  );
}

/** A section with a title is a landmark of that name. */
function isTitled(section: SectionData): boolean {
  return isStatic(section) ? section.titled === true : headingOf(section).title !== undefined;
}

function sectionAttributes(section: SectionData) {
  return {
    id: section.id,
    className: `section section--${section.type} tone-${section.tone ?? 'light'}`,
    'data-visitor': section.when,
    'data-offers-contact': offersContact.has(section.type) ? '' : undefined,
    'aria-labelledby': isTitled(section) ? `${section.id}-title` : undefined,
  };
}
