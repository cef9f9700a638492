import type { StudioPage } from './compiling/site-compiler';
import type { StudioState } from './state';

type Looked = Pick<StudioState, 'view' | 'session' | 'compilation'>;

interface Fallback {
  /** The id of the page that is looked at instead. */
  readonly page: string;
  /** The one that was looked at, where others have deleted it. */
  readonly deleted: StudioPage | undefined;
}

/**
 * What is looked at once the page that was is no longer there: it was taken back, deleted or called otherwise elsewhere, or
 * only stands in an old address of the Studio. Nothing where it is there, or cannot be read for a moment. `before` is how
 * all was when that was last known.
 */
export function fallbackPage({ view, session, compilation }: Looked, before: Looked | undefined): Fallback | undefined {
  const isLooked = ({ id }: StudioPage) => id === view.page;
  const pages = compilation?.pages ?? [];
  if (pages.some(isLooked)) return undefined;
  const was = before?.compilation?.pages.find(isLooked);
  const isWhole = !compilation?.problems.some(({ severity }) => severity === 'error');
  const isGone = was === undefined ? isWhole : !session.files.has(was.file);
  if (!isGone) return undefined;
  const same = was && pages.find((page) => isSameToVisitors(page, was));
  const page = same ?? homePage(pages);
  if (page === undefined) return undefined;
  const isDeletedElsewhere =
    same === undefined && was !== undefined && !session.saved.has(was.file) && before?.session.saved.has(was.file);
  return { page: page.id, deleted: isDeletedElsewhere ? was : undefined };
}

/** Whether a page is found at an address of another one, or is called the same in every language: its file has another name. */
function isSameToVisitors({ paths, title }: StudioPage, other: StudioPage): boolean {
  const isAtSame = Object.entries(paths).some(([language, path]) => path === other.paths[language]);
  return isAtSame || Object.entries(title).every(([language, text]) => text === other.title[language]);
}

/** The one at which a website begins, or whichever there is. */
export function homePage(pages: readonly StudioPage[]): StudioPage | undefined {
  return pages.find(({ paths }) => Object.values(paths).includes('/')) ?? pages[0];
}
