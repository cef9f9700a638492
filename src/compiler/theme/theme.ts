import { type Site, singleton } from '../site';
import type { StyleSheet } from '../source';
import { styleTarget } from './address';
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
