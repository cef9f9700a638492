import type { Page } from '../../../generated/source-types';
import type { Section } from '../../../generated/types';
import type { Media, PageManifest } from '../../shared/manifest';
import { pathIn } from '../../shared/paths';
import { headingSection, isMainHeading } from '../page-sections/main-headings';
import { isShown } from '../resolve/condition';
import { drawingsIn } from '../resolve/drawing';
import { resolveEntry, resolveSection, resolveSingleton } from '../resolve/resolve';
import type { ResolveContext } from '../resolve/resolve-context';
import { resolveText } from '../resolve/text';
import { collection, type PageInstance, singleton } from '../site';
import { nameInSuffix, usualSuffix } from '../texts/name-in-suffix';
import { charactersIn, longestTitle } from '../texts/sensible-lengths';
import { SHARE_SIZE, sharePicture } from './share-picture';
import { withRaisedHeadings } from './text-headings';
import { shortTitle, trail } from './trail';

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
    metadata: metadata(page, context),
    shortTitle: shortTitle(page, context),
    trail: trail(page, context),
    ...(conversion === true && { conversion: true }),
    drawings: drawingsIn(resolved, site),
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

function metadata(instance: PageInstance<Page>, context: ResolveContext): PageManifest['metadata'] {
  const { brand, titleSuffix } = singleton(context.site, 'settings');
  const suffix =
    titleSuffix === undefined ? usualSuffix(resolveText(brand, context)) : resolveText(titleSuffix, context);
  const page = instance.page.value;
  const shareImage = shareImageOf(instance, context);
  return {
    title: withSuffix(resolveText(page.title, context), suffix),
    description: resolveText(page.description, context),
    ...(page.keywords && { keywords: resolveText(page.keywords, context) }),
    ...(page.share?.title && { shareTitle: resolveText(page.share.title, context) }),
    ...(shareImage && { shareImage }),
    type: page.kind ?? 'website',
    noindex: page.noindex ?? false,
  };
}

/** The picture for those who share the page: its own, else the one that is drawn of it, else that of the site. */
function shareImageOf(page: PageInstance<Page>, context: ResolveContext): Media | undefined {
  const { share } = page.page.value;
  const own = share?.image && resolveEntry('pages', { share: { image: share.image } }, context).share?.image;
  if (own !== undefined) return own;
  const drawn = sharePicture(page, context);
  if (drawn === undefined) return resolveSingleton('settings', context).shareImage;
  return { src: `/${drawn.path}`, alt: drawn.title, ...SHARE_SIZE };
}

/** Adds the suffix of the settings, unless search engines would cut it off, or the title is the very name that it adds. */
function withSuffix(title: string, suffix: string): string {
  const whole = title + suffix;
  return title === nameInSuffix(suffix) || charactersIn(whole) > longestTitle(whole) ? title : whole;
}

function sections({ page }: PageInstance<Page>, context: ResolveContext): Section[] {
  const shown = page.value.sections
    .map((written, index) => {
      const block = collection(context.site, 'blocks').get(String(written.block));
      const place = block ?? { source: page.source, pointer: ['sections', index], value: written };
      // With a capital, which no name that is written has.
      return { ...place, id: `Section-${index + 1}` };
    })
    .filter(({ value }) => isShown(value, context));
  const { contract } = context.site;
  const heading = headingSection(shown, contract);
  const titled = shown.findIndex(
    (section) => section.value.title !== undefined && section !== heading && !isMainHeading(section.value, contract),
  );
  return shown.map((section, index) => {
    const { source, pointer, value, id } = section;
    const resolved = resolveSection(source, pointer, value, id, context);
    const isBelowMain = section === heading || titled < 0 || index < titled;
    return { ...(isBelowMain ? withRaisedHeadings(resolved) : resolved), ...(section === heading && { main: true }) };
  });
}
