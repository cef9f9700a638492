import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { type Theme, themeStyle } from '../../src/compiler/theme/theme';
import type { DocumentAssets } from '../../src/prerender/document-assets';
import { keptFile } from './kept-file';
import { subset } from './subset';

/** Where the look of a site is delivered from and to, and what its fonts must be able to write. */
export interface Delivery {
  readonly theme: Theme;
  readonly characters: string;
  /** What the bundle holds for the browser. */
  readonly bundled: readonly OutputFile[];
  /** Keeps cut fonts and the style from one build to the next; can be deleted at any time. */
  readonly cache: string;
  /** The hash of the code: the same style means the same only to the same code. */
  readonly code: string;
}

/** The files that browsers get of bundle and theme, and which of them documents name. */
export interface Delivered {
  readonly files: readonly OutputFile[];
  readonly assets: DocumentAssets;
}

/**
 * Adds the theme to what the bundle holds for the browser: its files below assets/, under names that change with their
 * bytes, and its style at the end of the bundle's, in whose place it comes.
 */
export async function deliverTheme(assets: DocumentAssets, delivery: Delivery): Promise<Delivered> {
  const { theme, bundled } = delivery;
  const files = new Map<string, OutputFile>();
  for (const [path, content] of theme.files) files.set(path, await asset(path, content, delivery));
  const addressOf = (path: string) => `/${files.get(path)?.path ?? path}`;
  const [styles, others] = split(bundled, ({ path }) => assets.styles.includes(`/${path}`));
  const defaults = styles.map(({ content }) => Buffer.from(content).toString()).join('\n');
  const style = hashed('style.css', await styleOf(defaults, themeStyle(theme, addressOf), delivery));
  return {
    files: [...others, ...files.values(), style],
    assets: { ...assets, styles: [`/${style.path}`], fonts: theme.preload.map(addressOf) },
  };
}

function split<T>(list: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [list.filter(belongs), list.filter((item) => !belongs(item))];
}

async function asset(path: string, content: Uint8Array, { characters, cache }: Delivery): Promise<OutputFile> {
  if (!path.endsWith('.woff2')) return hashed(basename(path), content);
  return hashed(`fonts/${basename(path)}`, await subset(content, characters, cache));
}

async function styleOf(defaults: string, theme: string, { cache, code }: Delivery): Promise<string> {
  const file = `${createHash('sha256').update(`${code}\0${defaults}\0${theme}`).digest('hex')}.css`;
  const content = await keptFile(cache, file, async () => {
    const { minified, withoutDefaults } = await import('./style');
    const own = minified(theme);
    return minified(withoutDefaults(defaults, own) + own);
  });
  return content.toString();
}

function hashed(name: string, content: string | Uint8Array): OutputFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const extension = extname(name);
  return { path: `assets/${name.slice(0, -extension.length)}-${hash}${extension}`, content };
}
