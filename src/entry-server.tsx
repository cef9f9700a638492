import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Frame, PageManifest } from '../generated/types';
import { App } from './app/App';
import { ConsentProvider } from './features/consent/consent-context';
import { createConsentStore } from './features/consent/consent-store';
import { LanguageProvider } from './features/language/language-context';
import { createLanguageStore } from './features/language/language-store';
import { everySection } from './renderer/every-section';
import type { PageData } from './renderer/page-data';
import { loadComponents, type SectionComponents } from './renderer/registry';
import { type OnSectionFailure, renderSections } from './renderer/render-sections';

/** A page as the build needs it: the markup of its document's root and the data that the browser fetches for it. */
export interface RenderedPage {
  readonly markup: string;
  readonly data: PageData;
}

/** Loads every section component once, for any number of pages. */
export function loadEverySection(): Promise<SectionComponents> {
  return loadComponents(everySection, Object.keys(everySection) as (keyof typeof everySection)[]);
}

export function renderPage(
  manifest: PageManifest,
  frame: Frame,
  components: SectionComponents,
  onFailure: OnSectionFailure,
): RenderedPage {
  const data = renderSections(manifest, frame, components, onFailure);
  const markup = renderToString(
    <StaticRouter location={manifest.path}>
      <LanguageProvider store={createLanguageStore(manifest.language)}>
        <ConsentProvider store={createConsentStore(frame.consent)}>
          <App initial={{ page: data, frame, components }} />
        </ConsentProvider>
      </LanguageProvider>
    </StaticRouter>,
  );
  return { markup, data };
}
