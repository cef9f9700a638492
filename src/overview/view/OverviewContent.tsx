import type { FormEvent, ReactNode } from 'react';
import { messageLanguages } from '../../diagnostics/languages';
import { useOverview } from './context';
import { DatesView, RedirectsView } from './ListViews';
import { MapView } from './MapView';
import { MediaView } from './MediaView';
import { PagesView } from './PagesView';
import { PageView } from './PageView';
import { countOf, ProblemsView } from './ProblemsView';
import { useDay, ViewLink } from './parts';
import { addressOf, VIEWS, type ViewName } from './request';
import { SearchView } from './SearchView';
import { TranslationsView } from './TranslationsView';
import { words } from './words/words';

const CONTENT: Readonly<Record<ViewName, () => ReactNode>> = {
  map: MapView,
  pages: PagesView,
  translations: TranslationsView,
  media: MediaView,
  redirects: RedirectsView,
  dates: DatesView,
  problems: ProblemsView,
  search: SearchView,
};

/** What somebody wants to see of the overview, and what leads to the rest of it. */
export function OverviewContent() {
  const { overview, request, text } = useOverview();
  const { view, page } = request;
  const Content = CONTENT[view];
  const hasErrors = overview.problems.some(({ problems }) => problems.some(({ severity }) => severity === 'error'));
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1}>
        {hasErrors && view !== 'problems' && (
          <p className="notice">
            {text.broken} <ViewLink view="problems">{text.views.problems}</ViewLink>
          </p>
        )}
        {page !== undefined ? <PageView id={page} /> : <Content />}
      </main>
    </>
  );
}

function Header() {
  const { overview, request, text, actions } = useOverview();
  const dayOf = useDay();
  const { query, language } = request;
  const search =
    actions &&
    ((event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const wanted = new FormData(event.currentTarget).get('q');
      actions.show({ view: 'search', language, query: typeof wanted === 'string' ? wanted.trim() : '' });
    });
  return (
    <header>
      <div className="bar">
        <h1>{text.title}</h1>
        <p className="quiet">{text.asOf(dayOf(overview.day))}</p>
        <search>
          <form id="search" action={addressOf({ view: 'search', language }).split('?')[0]} onSubmit={search}>
            <input type="hidden" name="lang" value={language} />
            <input
              type="search"
              name="q"
              defaultValue={query}
              aria-label={text.searchLabel}
              placeholder={text.searchLabel}
            />
            <button type="submit">{text.search}</button>
          </form>
        </search>
        {actions === undefined && (
          <nav className="languages" aria-label={text.languageSwitch}>
            {messageLanguages.map((code) => (
              <ViewLink key={code} {...request} language={code} isCurrent={code === language}>
                <span lang={code}>{words[code].language}</span>
              </ViewLink>
            ))}
          </nav>
        )}
      </div>
      <Tabs />
    </header>
  );
}

function Tabs() {
  const { overview, request, text } = useOverview();
  const { pages, translations, media, redirects, dates, problems } = overview;
  const counts: Readonly<Partial<Record<ViewName, number>>> = {
    pages: pages.length,
    translations: translations.missing.length + translations.stale.length,
    media: media.length,
    redirects: redirects.length,
    dates: dates.length,
    problems: countOf(problems),
  };
  return (
    <nav className="tabs" aria-label={text.sections}>
      {VIEWS.filter((view) => view !== 'search').map((view) => (
        <ViewLink key={view} view={view} isCurrent={view === request.view}>
          {text.views[view]} {counts[view] !== undefined && <span className="count">{counts[view]}</span>}
        </ViewLink>
      ))}
    </nav>
  );
}
