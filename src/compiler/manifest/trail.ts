import type { Page } from '../../../generated/source-types';
import type { Crumb } from '../../shared/manifest';
import { pathIn } from '../../shared/paths';
import type { ResolveContext } from '../resolve/resolve-context';
import { resolveText } from '../resolve/text';
import { type PageInstance, singleton } from '../site';

type Instance = PageInstance<Page>;

/** The pages above a page, from the home page down. None for the home page and others with a role. */
export function trail(page: Instance, context: ResolveContext): Crumb[] {
  if (page.page.value.role !== undefined) return [];
  const home = context.site.pages.all.find(({ page: { value } }) => value.role === 'home');
  const above = parentsOf(page, context).filter((parent) => parent !== home);
  return [...(home === undefined ? [] : [home]), ...above].map((step) => ({
    label: shortTitle(step, context),
    href: pathIn(step, context.language),
  }));
}

/** The nearest last. This ends, because the rule `parent-circular` lets no page be above itself. */
function parentsOf({ page }: Instance, context: ResolveContext): Instance[] {
  const { parent } = page.value;
  const found = parent === undefined ? undefined : context.site.pages.byId.get(parent);
  return found === undefined ? [] : [...parentsOf(found, context), found];
}

/** What a page is called in the trail. */
export function shortTitle({ page: { value }, entry }: Instance, context: ResolveContext): string {
  const { shortTitle: short, title, role } = value;
  const written = short ?? (role === 'home' ? singleton(context.site, 'settings').brand : title);
  return resolveText(written, { ...context, entry });
}
