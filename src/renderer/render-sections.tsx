import { renderToStaticMarkup } from 'react-dom/server';
import { interactiveSections } from '../../generated/section-registry';
import type { Section } from '../../generated/types';
import { PathProvider } from '../features/shell/path-context';
import { ShellProvider } from '../features/shell/shell-context';
import type { PageManifest, Shell } from '../shared/manifest';
import { DrawingsProvider } from '../ui/media/drawings-context';
import { type InteractiveSection, isStatic, type PageData, type StaticSectionData } from './page-data';
import { inPhrases } from './phrases';
import type { SectionComponents } from './registry';
import { headingOf, SectionContent } from './SectionContent';
import { SectionError } from './SectionError';

/** Called with a section that could not be rendered. */
export type OnSectionFailure = (section: Section, error: unknown) => void;

/** Turns a manifest into what the browser gets: static sections as HTML, interactive ones as their props. */
export function renderSections(
  manifest: PageManifest,
  shell: Shell,
  components: SectionComponents,
  onFailure: OnSectionFailure,
): PageData {
  const { shortTitle: _short, metadata, ...others } = manifest;
  const namedBefore = sectionsNamedBefore(manifest.sections);
  const sections = manifest.sections.map((section) => {
    if (isInteractive(section)) return section;
    const { titled, ...others } = rendered(section, manifest, shell, components, onFailure);
    return titled && !namedBefore.has(section) ? { ...others, titled } : others;
  });
  return { ...others, metadata: { title: metadata.title }, sections };
}

/** Sections called as one above are no landmarks: those who go from one landmark to the next could not tell them apart. */
function sectionsNamedBefore(sections: readonly Section[]): ReadonlySet<Section> {
  const titles = new Map<Section['when'], Set<unknown>>();
  return new Set(
    sections.filter((section) => {
      const { title } = headingOf(section);
      const ofSame = titles.get(section.when) ?? new Set();
      const isRepeated = ofSame.has(title);
      titles.set(section.when, ofSame.add(title));
      return isRepeated;
    }),
  );
}

/** The page with an error card in the place of each interactive section that cannot be rendered. */
export function withoutFailing(
  page: PageData,
  shell: Shell,
  components: SectionComponents,
  onFailure: OnSectionFailure,
): PageData {
  const sections = page.sections.map((section) => {
    if (isStatic(section)) return section;
    let failed = false;
    const data = rendered(section, page, shell, components, (...failure) => {
      failed = true;
      onFailure(...failure);
    });
    return failed ? data : section;
  });
  return { ...page, sections };
}

/** What a section needs to know of the page that it stands on. */
type Surroundings = Pick<PageData, 'path' | 'language' | 'drawings'>;

function rendered(
  section: Section,
  page: Surroundings,
  shell: Shell,
  components: SectionComponents,
  onFailure: OnSectionFailure,
): StaticSectionData {
  try {
    return staticData(section, htmlOf(section, page, shell, components));
  } catch (error) {
    onFailure(section, error);
    return staticData(section, renderToStaticMarkup(<SectionError section={section} error={error} />));
  }
}

function htmlOf(section: Section, page: Surroundings, shell: Shell, components: SectionComponents): string {
  const html = renderToStaticMarkup(
    <ShellProvider shell={shell}>
      <PathProvider path={page.path}>
        <DrawingsProvider find={(src) => page.drawings[src]}>
          <SectionContent section={section} components={components} />
        </DrawingsProvider>
      </PathProvider>
    </ShellProvider>,
  );
  return inPhrases(html, page.language);
}

function staticData({ type, id, tone, when }: Section, html: string): StaticSectionData {
  const isTitled = html.includes(`id="${id}-title"`);
  return { type, id, ...(tone && { tone }), ...(when && { when }), ...(isTitled && { titled: true }), html };
}

function isInteractive(section: Section): section is InteractiveSection {
  return section.type in interactiveSections;
}
