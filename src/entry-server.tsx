import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { interactiveSections, staticSections } from '../generated/section-registry';
import { App } from './app/App';
import { ConsentProvider } from './features/consent/consent-context';
import { createConsentStore } from './features/consent/consent-store';
import { LanguageProvider } from './features/language/language-context';
import { createLanguageStore } from './features/language/language-store';
import type { Thing } from './features/search/thing';
import { loadStructuredData } from './prerender/structured-data';
import type { PageData } from './renderer/page-data';
import { loadComponents, type SectionComponents } from './renderer/registry';
import { type OnSectionFailure, renderSections, withoutFailing } from './renderer/render-sections';
import type { Drawing, PageManifest, Shell } from './shared/manifest';

export { renderDocument, renderPageTags, renderRedirect } from './prerender/render-document';

/** A page as the build needs it: the markup of its document's root, the data that the browser fetches for it, what search engines read. */
export interface RenderedPage {
  readonly markup: string;
  readonly data: PageData;
  readonly things: readonly Thing[];
}

/** Renders one page in one language. `url` is the address of the site. */
export type RenderPage = (
  manifest: PageManifest,
  shell: Shell,
  url: string,
  onFailure: OnSectionFailure,
) => RenderedPage;

/** Loads the code of every section once, for any number of pages. */
export async function createRenderer(): Promise<RenderPage> {
  const sections = { ...staticSections, ...interactiveSections };
  const components = await loadComponents(sections, Object.keys(sections) as (keyof typeof sections)[]);
  const describe = await loadStructuredData();
  return (manifest, shell, url, onFailure) => {
    const page = renderSections(manifest, shell, components, onFailure);
    const things = describe(manifest, shell, url);
    try {
      return { ...renderApp(page, shell, components), things };
    } catch (error) {
      const mended = withoutFailing(page, shell, components, onFailure);
      if (mended.sections.every((section, index) => section === page.sections[index])) throw error;
      return { ...renderApp(mended, shell, components), things };
    }
  };
}

function renderApp(page: PageData, shell: Shell, components: SectionComponents): Omit<RenderedPage, 'things'> {
  const { drawings, shown } = noteShown(page.drawings);
  const markup = renderToString(
    <StaticRouter location={page.path}>
      <LanguageProvider store={createLanguageStore(page.language)}>
        <ConsentProvider store={createConsentStore(shell.consent)}>
          <App initial={{ path: page.path, loaded: { page: { ...page, drawings }, shell, components } }} />
        </ConsentProvider>
      </LanguageProvider>
    </StaticRouter>,
  );
  return { markup, data: { ...page, drawings: shown } };
}

/** Drawings that note which of them are shown: those of static sections are in their HTML already. */
function noteShown(all: PageData['drawings']): Record<'drawings' | 'shown', PageData['drawings']> {
  const shown: Record<string, Drawing> = {};
  const drawings = new Proxy(all, {
    get: (_all, src: string) => {
      const drawing = all[src];
      if (drawing !== undefined) shown[src] = drawing;
      return drawing;
    },
  });
  return { drawings, shown };
}
