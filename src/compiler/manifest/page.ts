import type { Page } from '../../../generated/source-types';
import type { Section } from '../../../generated/types';
import type { PageManifest } from '../../shared/manifest';
import { pathIn } from '../../shared/paths';
import type { PageInstance } from '../addresses/addresses';
import { isShown } from '../condition';
import { drawingsIn } from '../resolve/drawing';
import { type ResolveContext, resolveEntry, resolveSection } from '../resolve/resolve';
import { resolveText } from '../resolve/text';
import { collection, singleton } from '../site';
import { LONGEST_TITLE } from '../texts/sensible-lengths';
import { trail } from './trail';

/** One page in one language. */
export function pageManifest(page: PageInstance<Page>, context: ResolveContext): PageManifest {
  const { site, language } = context;
  const { role, conversion } = page.page.value;
  const resolved = sections(page, context);
  return {
    id: page.id,
    language,
    ...(role && { role }),
    ...pageAddress(page, context),
    ...(page.sharedPath !== undefined && { sharedPath: page.sharedPath }),
    metadata: metadata(page.page.value, context),
    trail: trail(page, context),
    ...(conversion === true && { conversion: true }),
    drawings: drawingsIn(resolved, site.files),
    sections: resolved,
  };
}

/** Where a page is found. */
export function pageAddress(
  page: PageInstance,
  { site, language }: ResolveContext,
): Pick<PageManifest, 'path' | 'alternates' | 'canonical'> {
  const path = pathIn(page, language);
  return { path, alternates: page.alternates, canonical: singleton(site, 'settings').url + path };
}

function metadata(page: Page, context: ResolveContext): PageManifest['metadata'] {
  const { titleSuffix } = singleton(context.site, 'settings');
  const shareImage =
    page.share?.image && resolveEntry('pages', { share: { image: page.share.image } }, context).share?.image;
  return {
    title: withSuffix(resolveText(page.title, context), resolveText(titleSuffix, context)),
    description: resolveText(page.description, context),
    ...(page.keywords && { keywords: resolveText(page.keywords, context) }),
    ...(page.share?.title && { shareTitle: resolveText(page.share.title, context) }),
    ...(shareImage && { shareImage }),
    type: page.kind ?? 'website',
    noindex: page.noindex ?? false,
  };
}

/** What the settings add to titles is the first that search engines cut off: it is left out where there is no room for it. */
function withSuffix(title: string, suffix: string): string {
  return title.length + suffix.length <= LONGEST_TITLE ? title + suffix : title;
}

function sections({ page }: PageInstance<Page>, context: ResolveContext): Section[] {
  return page.value.sections.flatMap((written, index) => {
    const block = collection(context.site, 'blocks').get(String(written.block));
    const place = block ?? { source: page.source, pointer: ['sections', index], value: written };
    if (!isShown(place.value, context)) return [];
    return resolveSection(place.source, place.pointer, place.value, `section-${index + 1}`, context);
  });
}
