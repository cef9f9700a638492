import { type MessageLanguage, messageLanguages } from '../../diagnostics/languages';

/** Where the overview is found, beside the site. */
export const OVERVIEW = '/_overview';

export const VIEWS = ['map', 'pages', 'translations', 'media', 'redirects', 'dates', 'problems', 'search'] as const;
export type ViewName = (typeof VIEWS)[number];

export const PAGE_FILTERS = ['all', 'orphan', 'deadEnd', 'hidden', 'planned', 'expired'] as const;
export type PageFilter = (typeof PAGE_FILTERS)[number];

/** What somebody wants to see of the overview. */
export interface OverviewRequest {
  readonly view: ViewName;
  /** The id of the one page that is looked at. */
  readonly page?: string | undefined;
  readonly language: MessageLanguage;
  /** What is searched for. */
  readonly query?: string;
  readonly filter?: PageFilter;
  /** Which part of a long list, counted from 1. */
  readonly part?: number;
}

/** What an address asks for; nothing where it is none of the overview's. `language` is that of who asks for none. */
export function readRequest(
  pathname: string,
  params: URLSearchParams,
  language: MessageLanguage,
): OverviewRequest | undefined {
  if (pathname !== OVERVIEW && !pathname.startsWith(`${OVERVIEW}/`)) return undefined;
  const [name = '', ...rest] = pathname.slice(OVERVIEW.length + 1).split('/');
  const view = VIEWS.find((known) => known === (name === '' ? 'map' : name));
  const page = rest.join('/');
  if (view === undefined || (page !== '' && view !== 'pages')) return undefined;
  return {
    view,
    ...(page !== '' && { page }),
    language: messageLanguages.find((known) => known === params.get('lang')) ?? language,
    query: params.get('q')?.trim() ?? '',
    filter: PAGE_FILTERS.find((known) => known === params.get('only')) ?? 'all',
    part: Math.max(1, Math.trunc(Number(params.get('part'))) || 1),
  };
}

/** The address of what somebody wants to see. */
export function addressOf({ view, page, language, query = '', filter = 'all', part = 1 }: OverviewRequest): string {
  const path = [OVERVIEW, ...(view === 'map' ? [] : [view]), ...(page === undefined ? [] : [encodeURIComponent(page)])];
  const params = new URLSearchParams({
    lang: language,
    ...(query !== '' && { q: query }),
    ...(filter !== 'all' && { only: filter }),
    ...(part > 1 && { part: String(part) }),
  });
  return `${path.join('/')}?${params}`;
}
