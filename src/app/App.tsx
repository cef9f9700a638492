import { Consent } from '../features/consent/Consent';
import { FormOverlays } from '../features/leads/FormOverlays';
import { ShellProvider } from '../features/shell/shell-context';
import { Page } from '../renderer/Page';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageFailure } from './PageFailure';
import { PageLoading } from './PageLoading';
import { RouteAnnouncer } from './RouteAnnouncer';
import { Trail } from './Trail';
import { useClickIntents } from './use-click-intents';
import { useConversion } from './use-conversion';
import { useCurrentPage } from './use-current-page';
import type { ShownPage } from './use-loaded-page';

interface AppProps {
  initial: ShownPage;
  /** In the browser: aborted once the visitor has moved the page that was opened. */
  moved?: AbortSignal;
}

/** The shell of every page, and in it the page of the current address. */
export function App({ initial, moved }: AppProps) {
  const { current, next, prefetch } = useCurrentPage(initial, moved);
  useClickIntents(prefetch);
  const { page, shell, components } = current;
  useConversion(page, shell.settings.tracking);
  return (
    <ShellProvider shell={shell}>
      <a className="skip-link" href="#Content">
        {shell.messages.skipToContent}
      </a>
      <Consent />
      <Header page={page} />
      {next?.failed === false && <PageLoading />}
      <main id="Content" tabIndex={-1}>
        {next?.failed ? (
          <PageFailure path={next.path} />
        ) : (
          <>
            <Trail page={page} />
            <Page page={page} components={components} />
          </>
        )}
      </main>
      <FormOverlays page={page.canonical} />
      {/* Before the foot: behind it, what only screen readers read would make the page higher. */}
      <RouteAnnouncer page={page} />
      <Footer />
      <CallBar />
    </ShellProvider>
  );
}
