import type { Compilation, StudioPage } from './compiling/site-compiler';
import type { StudioState } from './state';

/**
 * The page that is looked at once the one that was is no longer there: it was taken back, deleted elsewhere, or only
 * stands in an old address of the Studio. Nothing where it is there, or cannot be read for a moment.
 */
export function fallbackPage(
  { view, session, compilation }: Pick<StudioState, 'view' | 'session' | 'compilation'>,
  before: Compilation | undefined,
): string | undefined {
  const isLooked = ({ id }: StudioPage) => id === view.page;
  const pages = compilation?.pages ?? [];
  if (pages.some(isLooked)) return undefined;
  const file = before?.pages.find(isLooked)?.file;
  const isWhole = !compilation?.problems.some(({ severity }) => severity === 'error');
  const isGone = file === undefined ? isWhole : !session.files.has(file);
  if (!isGone) return undefined;
  return homePage(pages)?.id;
}

/** The one at which a website begins, or whichever there is. */
export function homePage(pages: readonly StudioPage[]): StudioPage | undefined {
  return pages.find(({ paths }) => Object.values(paths).includes('/')) ?? pages[0];
}
