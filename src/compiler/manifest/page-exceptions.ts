import type { Page } from '../../../generated/source-types';
import type { PageException } from '../../shared/manifest';
import { placePage } from '../../shared/paths';
import { inLanguage } from '../languages';
import { resolveEntry } from '../resolve/resolve';
import type { ResolveContext } from '../resolve/resolve-context';
import { collection } from '../site';

/** What is said in place of pages that cannot be fetched or do not exist, for those that say something of their own. */
export function pageExceptions(context: ResolveContext): PageException[] {
  return [...collection(context.site, 'pages').values()].flatMap(({ value }) => {
    const { failure, missing } = value;
    if (failure === undefined && missing === undefined) return [];
    const written = { ...(failure && { failure }), ...(missing && { missing }) };
    const { failure: failed, ...others } = resolveEntry('pages', written, context);
    return {
      paths: pathsOf(value.path, context),
      ...(failed && { failure: { retries: 0, ...failed } }),
      ...others,
    };
  });
}

/** Where a page is read in any language: whoever has chosen another may be there as well. */
function pathsOf(path: Page['path'], { site }: ResolveContext): string[] {
  const { languages } = site.contract;
  const written = languages.map(({ code }) => [code, inLanguage(path, code) ?? ''] as const);
  const { alternates, sharedPath } = placePage(Object.fromEntries(written), languages);
  return [...new Set([...Object.values(alternates), ...(sharedPath === undefined ? [] : [sharedPath])])];
}
