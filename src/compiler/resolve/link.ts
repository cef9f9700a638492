import type { Link as LinkSource } from '../../../generated/source-types';
import type { Link } from '../../shared/manifest';
import { collection } from '../site';
import { resolveIconName } from './icon-name';
import { mediaAddress } from './media';
import { pathOf, resolvePageAddress } from './page-address';
import type { ResolveContext } from './resolve-context';
import { resolveText } from './text';

/** The target of a link, whether in YAML or in HTML. */
export type LinkTarget = Omit<LinkSource, 'label' | 'icon' | 'when'>;

export function resolveLink(link: LinkSource, context: ResolveContext): Link {
  const { icon, when } = link;
  return {
    label: resolveText(link.label, context),
    ...resolveTarget(link, context),
    ...(icon && { icon: resolveIconName(icon) }),
    ...(when?.visitor && { when: when.visitor }),
  };
}

export function resolveTarget(link: LinkTarget, context: ResolveContext): Pick<Link, 'href' | 'external' | 'form'> {
  const anchor = link.anchor === undefined ? '' : `#${link.anchor}`;
  if (link.url !== undefined) return { href: link.url, ...(link.url.startsWith('https:') && { external: true }) };
  if (link.file !== undefined) return { href: mediaAddress(link.file) + anchor, external: true };
  if (link.post !== undefined) {
    return { href: pathOf(context.site.pages.byEntry.get(`posts:${link.post}`), link.post, context) + anchor };
  }
  if (link.form !== undefined) return resolveFormTarget(link.form, context);
  if (link.page !== undefined) return { href: resolvePageAddress(link.page, context) + anchor };
  return { href: anchor };
}

/** A form opens over the page; without JavaScript the link leads to the page that holds it. */
function resolveFormTarget(form: string, context: ResolveContext): Pick<Link, 'href' | 'form'> {
  const entry = collection(context.site, 'forms').get(form);
  if (entry === undefined) throw new Error(`forms: no entry «${form}»`);
  const { page, anchor } = entry.value;
  return { href: `${resolvePageAddress(page, context)}#${anchor}`, form };
}
