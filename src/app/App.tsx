import { Consent } from '../features/consent/Consent';
import { FrameProvider } from '../features/frame/frame-context';
import { FormOverlays } from '../features/leads/FormOverlays';
import { Page } from '../renderer/Page';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageFailure } from './PageFailure';
import { PageLoading } from './PageLoading';
import type { LoadedPage } from './page-loader';
import { RouteAnnouncer } from './RouteAnnouncer';
import { useConversion } from './use-conversion';
import { useCurrentPage } from './use-current-page';
import { usePresses } from './use-presses';

/** The frame of every page, and in it the page of the current address. */
export function App({ initial }: { initial: LoadedPage }) {
  const { current, next, prefetch } = useCurrentPage(initial);
  usePresses(prefetch);
  const { page, frame, components } = current;
  useConversion(page, frame.settings.tracking);
  return (
    <FrameProvider frame={frame}>
      <a className="skip-link" href="#content">
        {frame.messages.skipToContent}
      </a>
      <Consent />
      <Header page={page} />
      {next?.failed === false && <PageLoading />}
      <main id="content" tabIndex={-1}>
        {next?.failed ? <PageFailure path={next.path} /> : <Page page={page} components={components} />}
      </main>
      <FormOverlays page={page.canonical} />
      <Footer />
      <CallBar page={page} />
      <RouteAnnouncer page={page} />
    </FrameProvider>
  );
}
