import { wrap } from 'comlink';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { type MessageLanguage, messageLanguages } from '../diagnostics/languages';
import { storedValue } from '../features/browser-storage';
import { BackendFailure } from './backend/backend';
import { createHttpBackend } from './backend/http-backend';
import { askBeforeLosing, unsentInBrowser } from './backend/unsent-lines';
import { TOKEN_META } from './backend/wire';
import type { SiteCompiler } from './compiling/site-compiler';
import { withFailuresTold } from './compiling/with-failures-told';
import { openStudio } from './open-studio';
import { StudioApp } from './Studio';
import { CrashScreen } from './shell/CrashScreen';
import type { Studio } from './studio';
import { StudioProvider } from './studio-context';
import { type Unfinished, UnfinishedProvider, unfinishedInBrowser } from './unfinished';
import { followHistory, pageInAddress } from './window/browser-history';
import './styles/base.css';
import './styles/opening.css';
import { LanguageProvider, words } from './words/words';

const chosenLanguage = storedValue('localStorage', 'studio-language');

function Root({ studio, unfinished }: { studio: Studio; unfinished: Unfinished }) {
  const { language } = useSyncExternalStore(studio.store.subscribe, studio.store.get);
  const next = messageLanguages.find((each) => each !== language) ?? language;
  return (
    <LanguageProvider value={language}>
      <StudioProvider value={studio}>
        <UnfinishedProvider value={unfinished}>
          <CrashScreen>
            <StudioApp
              onLanguage={() => {
                studio.setLanguage(next);
                chosenLanguage.write(next);
                document.documentElement.lang = next;
              }}
            />
          </CrashScreen>
        </UnfinishedProvider>
      </StudioProvider>
    </LanguageProvider>
  );
}

/** That which was chosen, or the first that the browser asks for; who asks for none of them is likeliest to read English. */
function startLanguage(): MessageLanguage {
  const asked = [chosenLanguage.read(), ...navigator.languages].map((each) => each?.split('-')[0]);
  return asked.flatMap((code) => messageLanguages.filter((each) => each === code))[0] ?? 'en';
}

/** Fails when the code of a worker cannot be loaded or run: it answers nothing then. */
function failureOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
  });
}

async function start(element: HTMLElement): Promise<void> {
  const language = startLanguage();
  const { site = '' } = element.dataset;
  const { shell } = words[language];
  document.documentElement.lang = language;
  const root = createRoot(element);
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content ?? '';
  const worker = new Worker(new URL('./compiling/worker.ts', import.meta.url), { type: 'module' });
  const unsent = unsentInBrowser(site);
  askBeforeLosing(unsent);
  let opened: Studio | undefined;
  const tellFailure = (error: unknown) => opened?.notify({ is: 'compiler-failed', detail: String(error) });
  try {
    const opening = openStudio({
      backend: createHttpBackend(token),
      compiler: withFailuresTold(wrap<SiteCompiler>(worker) as SiteCompiler, tellFailure),
      language,
      unsent,
      page: pageInAddress(),
    });
    const studio = await Promise.race([opening, failureOf(worker)]);
    opened = studio;
    followHistory(studio);
    root.render(<Root studio={studio} unfinished={unfinishedInBrowser(site)} />);
  } catch (error) {
    root.render(
      <div className="opening" role="alert">
        <p>{shell.openingFailed}</p>
        <p className="quiet">{whyNotOpened(error, language)}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {shell.again}
        </button>
      </div>,
    );
  }
}

function whyNotOpened(error: unknown, language: MessageLanguage): string {
  const isGone = error instanceof BackendFailure && error.reason === 'gone';
  const why = error instanceof Error ? error.message : String(error);
  return isGone ? `${words[language].shell.notices.failures.gone()} ${error.detail}` : why;
}

const element = document.getElementById('studio');
if (element !== null) void start(element);
