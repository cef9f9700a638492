import { renderToStaticMarkup } from 'react-dom/server';
import { interactiveSections } from '../../generated/section-registry';
import type { Section } from '../../generated/types';
import { ShellProvider } from '../features/shell/shell-context';
import type { PageManifest, Shell } from '../shared/manifest';
import { DrawingsProvider } from '../ui/media/drawings-context';
import type { InteractiveSection, PageData, SectionData } from './page-data';
import type { SectionComponents } from './registry';
import { SectionContent } from './SectionContent';
import { SectionError } from './SectionError';

/** Called with a section that could not be rendered. */
export type OnSectionFailure = (section: Section, error: unknown) => void;

/**
 * Turns a manifest into what the browser gets: static sections as HTML, interactive ones as their props, and of the
 * drawings those that the latter show.
 */
export function renderSections(
  manifest: PageManifest,
  shell: Shell,
  components: SectionComponents,
  onFailure: OnSectionFailure,
): PageData {
  const rendered = manifest.sections.map((section) => renderSection(section, manifest, shell, components, onFailure));
  return {
    ...manifest,
    drawings: Object.assign({}, ...rendered.map(({ drawings }) => drawings)),
    sections: rendered.map(({ data }) => data),
  };
}

interface RenderedSection {
  readonly data: SectionData;
  /** What an interactive section shows of the page's drawings. */
  readonly drawings: PageData['drawings'];
}

function renderSection(
  section: Section,
  { drawings }: PageManifest,
  shell: Shell,
  components: SectionComponents,
  onFailure: OnSectionFailure,
): RenderedSection {
  try {
    const { html, shown } = renderContent(section, drawings, shell, components);
    if (!isInteractive(section)) return { data: staticData(section, html), drawings: {} };
    return { data: section, drawings: shown };
  } catch (error) {
    onFailure(section, error);
    const html = renderToStaticMarkup(<SectionError section={section} error={error} />);
    return { data: staticData(section, html), drawings: {} };
  }
}

function renderContent(
  section: Section,
  drawings: PageManifest['drawings'],
  shell: Shell,
  components: SectionComponents,
): { html: string; shown: PageData['drawings'] } {
  const shown: PageManifest['drawings'] = {};
  const find = (src: string) => {
    const drawing = drawings[src];
    if (drawing !== undefined) shown[src] = drawing;
    return drawing;
  };
  const html = renderToStaticMarkup(
    <ShellProvider shell={shell}>
      <DrawingsProvider find={find}>
        <SectionContent section={section} components={components} />
      </DrawingsProvider>
    </ShellProvider>,
  );
  return { html, shown };
}

function staticData({ type, id, tone, when }: Section, html: string): SectionData {
  const isTitled = html.includes(`id="${id}-title"`);
  return { type, id, ...(tone && { tone }), ...(when && { when }), ...(isTitled && { titled: true }), html };
}

function isInteractive(section: Section): section is InteractiveSection {
  return section.type in interactiveSections;
}
