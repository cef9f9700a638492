import { pathIn } from '../../shared/paths';
import type { PageInstance } from '../site';
import type { ResolveContext } from './resolve-context';

export function resolvePageAddress(pageId: string, context: ResolveContext): string {
  return pathOf(context.site.pages.byId.get(pageId), pageId, context);
}

/** The path of a page in the language of the manifest. */
export function pathOf(page: PageInstance | undefined, name: string, { language }: ResolveContext): string {
  if (page === undefined) throw new Error(`No page «${name}»`);
  return pathIn(page, language);
}
