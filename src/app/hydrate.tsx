import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { interactiveSections } from '../renderer/interactive-sections';
import type { DocumentData } from '../renderer/page-data';
import { loadComponents } from '../renderer/registry';
import { App } from './App';

/** Brings the prerendered page to life, once the code of its interactive sections is there. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('page-data')?.textContent;
  if (root === null || data === undefined || data === null) throw new Error('The document holds no page');
  const { page, frame } = JSON.parse(data) as DocumentData;
  const components = await loadComponents(
    interactiveSections,
    page.sections.map(({ type }) => type),
  );
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App initial={{ page, frame, components }} />
      </BrowserRouter>
    </StrictMode>,
  );
}
