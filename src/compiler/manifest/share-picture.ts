import type { Page } from '../../../generated/source-types';
import { oncePerObject } from '../../shared/once-per-object';
import type { WrittenPicture } from '../media/served-picture';
import { measuredPicture } from '../resolve/media';
import type { ResolveContext } from '../resolve/resolve-context';
import { resolveText } from '../resolve/text';
import { type PageInstance, type Site, singleton } from '../site';
import { headingFonts, type OfferedFont, tokensOf, tokenValue } from '../theme/look';
import { THEME } from '../theme/theme-files';
import { cyrb53 } from '../values/hash';
import { noted } from '../values/notes';
import { valuesResolvedAs } from '../values/values';

/** In pixels: what social networks and messengers show whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** Where they lie, below the website's folder. */
export const SHARED = 'assets/share/';
/** Is another one when the same is to be drawn in another way: addresses are kept for ever where they are known. */
const RECIPE = 6;

/** What is drawn for those who share a page: its title beside its picture, in the colours and the letters of the theme. */
export interface SharePicture {
  /** Below the website's folder; says all that it is made from. */
  readonly path: string;
  readonly title: string;
  readonly brand: string;
  /** The first of the page, else that of the site, if there is one. Its file is `media/` and its `src` below the site's folder. */
  readonly picture?: WrittenPicture;
  /** Below the site's folder: the theme's icon, of what has no picture, for where there are no letters for the title. */
  readonly icon?: string;
  readonly look: ShareLook;
}

/** What of a theme is seen in such a picture. What it does not set is as everywhere. */
interface ShareLook {
  /** In which the page begins. */
  readonly tone: string;
  /** The custom properties that the theme sets. */
  readonly tokens: readonly (readonly [name: string, value: string])[];
  /** In which headings are set, as far as the theme brings them. */
  readonly fonts: readonly OfferedFont[];
  /** A drawing, below the site's folder. */
  readonly logo?: string;
}

/** What is drawn of a page; nothing where it has a picture for this, and of what nobody shares. */
export function sharePicture(
  { id, page, entry }: PageInstance<Page>,
  context: ResolveContext,
): SharePicture | undefined {
  const { site, language } = context;
  const { share, title, role, sections } = page.value;
  if (share?.image !== undefined || role === 'not-found') return undefined;
  const [own] = [entry?.source, page.source].flatMap((source) =>
    source === undefined ? [] : firstPicture(source, site.contract),
  );
  const picture: WrittenPicture | undefined = own ?? singleton(site, 'settings').shareImage;
  const drawn = {
    title: resolveText(share?.title ?? title, context),
    brand: resolveText(singleton(site, 'settings').brand, context),
    ...(picture
      ? { picture: { src: picture.src, crop: picture.crop, focus: picture.focus } }
      : { icon: THEME + singleton(site, 'theme').icon }),
    look: lookOf(site, String(sections[0]?.tone ?? 'light')),
  };
  const inShort = { ...drawn, look: { ...drawn.look, ...lettersInShort(site) } };
  const hash = cyrb53(JSON.stringify([RECIPE, inShort, bytesOf(drawn, context)])).toString(36);
  return { ...drawn, path: `${SHARED}${id.replaceAll(':', '-')}-${language}-${hash}.jpg` };
}

function lookOf(site: Site, tone: string): ShareLook {
  const { logo } = singleton(site, 'theme');
  return { tone, ...lettersOf(site), ...(logo?.endsWith('.svg') && { logo: THEME + logo }) };
}

const lettersOf = oncePerObject((site: Site): Pick<ShareLook, 'tokens' | 'fonts'> => {
  const tokens = tokensOf(site.styles);
  const families = tokenValue('--font-heading', tokens) ?? tokenValue('--font-text', tokens) ?? '';
  return { tokens: [...tokens], fonts: headingFonts(site.styles, families) };
});

/** They are long, and those of all pages are the same. */
const lettersInShort = oncePerObject((site: Site) => ({ tokens: cyrb53(JSON.stringify(lettersOf(site))), fonts: [] }));

/** The first picture that a file names, where it names one. */
const firstPicture = noted('first-picture', (source, contract): readonly WrittenPicture[] => {
  const [first] = valuesResolvedAs({ sources: [source], contract }, 'media').flatMap(
    ({ value: { src, crop, focus } }) =>
      src === undefined ? [] : { src, ...(crop && { crop }), ...(focus && { focus }) },
  );
  return first === undefined ? [] : [first];
});

/** What tells one content of the files from another. */
function bytesOf(
  { picture, icon, look }: Pick<SharePicture, 'picture' | 'icon' | 'look'>,
  context: ResolveContext,
): unknown[] {
  const { files } = context.site;
  const measured = picture && measuredPicture(context, picture.src);
  const shown = measured === undefined && picture !== undefined ? [`media/${picture.src}`] : [];
  const fonts = look.fonts.map(({ file }) => file);
  const others = [...shown, ...(icon === undefined ? [] : [icon]), ...fonts, look.logo];
  return [
    measured?.hash,
    ...others.map((path) => {
      const content = path === undefined ? undefined : files.get(path);
      return content && hashOfBytes(content);
    }),
  ];
}

const hashOfBytes = oncePerObject((content: Uint8Array): number => cyrb53(content));
