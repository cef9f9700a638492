import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { messageLanguages } from '../../diagnostics/languages';
import { OverviewContext, type OverviewView, useOverview } from './context';
import { DatesView, RedirectsView } from './ListViews';
import { MapView } from './MapView';
import { MediaView } from './MediaView';
import { PagesView } from './PagesView';
import { PageView } from './PageView';
import { ProblemsView } from './ProblemsView';
import { EDITOR_FORM, useDay, ViewLink } from './parts';
import { addressOf, VIEWS, type ViewName } from './request';
import { SearchView } from './SearchView';
import { TranslationsView } from './TranslationsView';
import { words } from './words/words';

/** Where a document of the overview finds its style, and the script that keeps it up to date. */
export interface OverviewAssets {
  readonly style: string;
  readonly script: string;
}

/** A whole document: what somebody wants to see of the overview. It works without its script. */
export function renderOverview(view: OverviewView, assets: OverviewAssets): string {
  const html = renderToStaticMarkup(
    <OverviewContext value={view}>
      <Document {...assets} />
    </OverviewContext>,
  );
  return `<!doctype html>\n${html}\n`;
}

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

function Document({ style, script }: OverviewAssets) {
  const { overview, request, text } = useOverview();
  const { view, page, language } = request;
  const Content = CONTENT[view];
  const hasErrors = overview.problems.some(({ problems }) => problems.some(({ severity }) => severity === 'error'));
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${page ?? text.views[view]} · ${text.title}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={style} />
        <script type="module" src={script} />
      </head>
      <body>
        <a className="skip" href="#content">
          {text.skip}
        </a>
        <Header />
        <main id="content" tabIndex={-1}>
          {hasErrors && view !== 'problems' && (
            <p className="notice">
              {text.broken} <ViewLink view="problems">{text.views.problems}</ViewLink>
            </p>
          )}
          {page !== undefined ? <PageView id={page} /> : <Content />}
        </main>
        <form id={EDITOR_FORM} method="post" />
      </body>
    </html>
  );
}

function Header() {
  const { overview, request, text } = useOverview();
  const dayOf = useDay();
  const { query, language } = request;
  return (
    <header>
      <div className="bar">
        <h1>{text.title}</h1>
        <p className="quiet">{text.asOf(dayOf(overview.day))}</p>
        <search>
          <form id="search" action={addressOf({ view: 'search', language }).split('?')[0]}>
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
        <nav className="languages" aria-label={text.languageSwitch}>
          {messageLanguages.map((code) => (
            <ViewLink key={code} {...request} language={code} isCurrent={code === language}>
              <span lang={code}>{words[code].language}</span>
            </ViewLink>
          ))}
        </nav>
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
    problems: problems.reduce((sum, file) => sum + file.problems.length, 0),
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
