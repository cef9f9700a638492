import { renderToStaticMarkup } from 'react-dom/server';
import { interactiveSections } from '../../generated/section-registry';
import type { Frame, PageManifest, Section } from '../../generated/types';
import { FrameProvider } from '../features/frame/frame-context';
import type { InteractiveSection, PageData, SectionData } from './page-data';
import type { SectionComponents } from './registry';
import { SectionContent } from './SectionContent';
import { SectionError } from './SectionError';

/** Called with a section that could not be rendered. */
export type OnSectionFailure = (section: Section, error: unknown) => void;

/** Turns a manifest into what the browser gets: static sections as HTML, interactive ones as their props. */
export function renderSections(
  manifest: PageManifest,
  frame: Frame,
  components: SectionComponents,
  onFailure: OnSectionFailure,
): PageData {
  return {
    ...manifest,
    sections: manifest.sections.map((section) => renderSection(section, frame, components, onFailure)),
  };
}

function renderSection(
  section: Section,
  frame: Frame,
  components: SectionComponents,
  onFailure: OnSectionFailure,
): SectionData {
  try {
    const html = renderContent(section, frame, components);
    return isInteractive(section) ? section : staticData(section, html);
  } catch (error) {
    onFailure(section, error);
    return staticData(section, renderToStaticMarkup(<SectionError section={section} error={error} />));
  }
}

function renderContent(section: Section, frame: Frame, components: SectionComponents): string {
  return renderToStaticMarkup(
    <FrameProvider frame={frame}>
      <SectionContent section={section} components={components} />
    </FrameProvider>,
  );
}

function staticData({ type, id, tone, when }: Section, html: string): SectionData {
  const isTitled = html.includes(`id="${id}-title"`);
  return { type, id, ...(tone && { tone }), ...(when && { when }), ...(isTitled && { titled: true }), html };
}

function isInteractive(section: Section): section is InteractiveSection {
  return section.type in interactiveSections;
}
