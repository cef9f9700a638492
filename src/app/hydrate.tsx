import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { interactiveSections } from '../../generated/section-registry';
import { ConsentProvider } from '../features/consent/consent-context';
import type { ConsentStore } from '../features/consent/consent-store';
import { LanguageProvider } from '../features/language/language-context';
import type { LanguageStore } from '../features/language/language-store';
import { ROOT } from '../features/page-parts';
import { withOwnHtml } from '../features/trusted-types';
import type { PageData } from '../renderer/page-data';
import { loadComponents } from '../renderer/registry';
import type { Shell } from '../shared/manifest';
import { App } from './App';
import { closeUnfocusedPopovers } from './close-unfocused-popovers';
import type { ForeignChanges } from './foreign-changes';
import { readServedPage } from './served-page';
import { undoChanges } from './undo-changes';

/** The visitor and the page that was opened. */
interface Arrival {
  /** As the document's data has it. */
  readonly page: PageData;
  readonly shell: Shell;
  /** Where the page was opened; an entry of the history may have led elsewhere since. */
  readonly path: string;
  /** Aborted once the visitor has moved the page. */
  readonly moved: AbortSignal;
  readonly language: LanguageStore;
  readonly consent: ConsentStore;
  /** In the page, since it was opened. */
  readonly foreign: ForeignChanges;
}

/**
 * Hydrates the prerendered page, once the code of its interactive sections is there. Resolves when it is hydrated;
 * rejects when it cannot be, and then or whenever it fails later the page is what the server sent.
 */
export async function hydrate({
  page: written,
  shell: fetched,
  path,
  moved,
  language,
  consent,
  foreign,
}: Arrival): Promise<void> {
  const root = document.querySelector<HTMLElement>(ROOT);
  if (root === null) throw new Error('The document holds no page');
  const components = await loadComponents(
    interactiveSections,
    written.sections.map(({ type }) => type),
  );
  undoChanges(foreign);
  const { page: served, restore } = readServedPage(root, written, path);
  const page = withOwnHtml(served);
  const shell = withOwnHtml(fetched);
  document.addEventListener('focusin', closeUnfocusedPopovers);
  await new Promise<void>((resolve, reject) => {
    // At once, before others can change it again.
    flushSync(() =>
      hydrateRoot(
        root,
        <StrictMode>
          <BrowserRouter>
            <LanguageProvider store={language}>
              <ConsentProvider store={consent}>
                <App initial={{ path, loaded: { page, shell, components } }} moved={moved} />
                <WhenHydrated run={resolve} />
              </ConsentProvider>
            </LanguageProvider>
          </BrowserRouter>
        </StrictMode>,
        {
          onUncaughtError: (error) => {
            console.error('The page cannot go on as it was', error);
            queueMicrotask(restore);
            reject(error);
          },
        },
      ),
    );
  });
}

function WhenHydrated({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
