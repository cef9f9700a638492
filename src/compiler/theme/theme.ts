import { escapeHtml } from '../../shared/escape-html';
import type { Html, Shell } from '../../shared/manifest';
import type { OutputFile } from '../emit/output-file';
import { measurePicture } from '../media/picture';
import { inlineSvg } from '../resolve/inline-svg';
import { type Site, singleton } from '../site';
import { servedFile } from '../svg/svg-text';
import { styleTarget } from './address';
import type { StyleSheet } from './style-sheet';
import { filesNamedBy, THEME } from './theme-files';

/** How a site looks, ready to be delivered; paths are those below the site's folder. */
export interface Theme {
  /** In the order in which they apply. */
  readonly styles: readonly StyleSheet[];
  /** What the style sheets name of the theme: fonts and pictures. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The fonts to be fetched first. */
  readonly preload: readonly string[];
}

export function buildTheme(site: Site): Theme {
  const { preload = [] } = singleton(site, 'theme');
  const named = [...filesNamedBy(site.styles)].filter((path) => path.startsWith(THEME));
  return {
    styles: site.styles,
    files: new Map(named.flatMap((path) => entry(path, site.files.get(path)))),
    preload: preload.map((name) => THEME + name),
  };
}

/** What documents and pages know of the theme. */
export function shellTheme(site: Site): Shell['theme'] {
  const { color, icon, logo, placeholder } = singleton(site, 'theme');
  const picture = logo === undefined ? undefined : site.files.get(THEME + logo);
  return {
    color,
    icon: `/${THEME}${icon}`,
    ...(logo !== undefined && picture !== undefined && { logo: logoMarkup(logo, picture) }),
    ...(placeholder !== undefined && { placeholder: `/${THEME}${placeholder}` }),
  };
}

/** A drawing becomes part of the page, any other picture is fetched; the name that stands beside it says what it shows. */
function logoMarkup(name: string, picture: Uint8Array): Html {
  if (isDrawing(name)) return inlineSvg(picture);
  const { width = 0, height = 0 } = measurePicture(picture) ?? {};
  return { __html: `<img src="/${THEME}${escapeHtml(name)}" alt="" width="${width}" height="${height}">` };
}

function isDrawing(name: string): boolean {
  return name.endsWith('.svg');
}

/** The files of the theme that pages name by their own address. */
export function emitThemePictures(site: Site): OutputFile[] {
  const { icon, logo, placeholder } = singleton(site, 'theme');
  const fetched = logo === undefined || isDrawing(logo) ? [] : [logo];
  return [...new Set([icon, placeholder, ...fetched])].flatMap((name) =>
    name === undefined
      ? []
      : entry(THEME + name, site.files.get(THEME + name)).map(([path, content]) => ({
          path,
          content: servedFile(path, content),
        })),
  );
}

/** All style sheets as one, in the layer of the theme; `addressOf` says where a file of the site is served. */
export function themeStyle({ styles }: Pick<Theme, 'styles'>, addressOf: (path: string) => string): string {
  return `@layer theme{${styles.map((style) => withAddresses(style, addressOf)).join('\n')}}\n`;
}

function withAddresses({ path, text, references }: StyleSheet, addressOf: (path: string) => string): string {
  let written = '';
  let reached = 0;
  for (const { address, start, end } of references) {
    const target = styleTarget(path, address);
    if (target.kind !== 'file') continue;
    written += text.slice(reached, start) + addressOf(target.path) + target.suffix;
    reached = end;
  }
  return written + text.slice(reached);
}

function entry(path: string, content: Uint8Array | undefined): [string, Uint8Array][] {
  return content === undefined ? [] : [[path, content]];
}
