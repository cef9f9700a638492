import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { transform } from 'lightningcss';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { type Theme, themeStyle } from '../../src/compiler/theme/theme';
import type { DocumentAssets } from '../../src/prerender/document-assets';
import { subset } from './subset';
import { withoutDefaults } from './without-defaults';

/** Where the look of a site is delivered from and to, and what its fonts must be able to write. */
export interface Delivery {
  readonly theme: Theme;
  readonly characters: string;
  /** What the bundle holds for the browser. */
  readonly bundled: readonly OutputFile[];
  /** Keeps cut fonts from one build to the next. */
  readonly cache: string;
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
  const own = minified(themeStyle(theme, addressOf));
  const defaults = styles.map(({ content }) => Buffer.from(content).toString()).join('\n');
  const style = hashed('style.css', minified(withoutDefaults(defaults, own) + own));
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

/** Broken rules are left out, as browsers do; the compiler has told what can be told. */
function minified(style: string): string {
  const { code } = transform({ filename: 'theme.css', code: Buffer.from(style), minify: true, errorRecovery: true });
  return code.toString();
}

function hashed(name: string, content: string | Uint8Array): OutputFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const extension = extname(name);
  return { path: `assets/${name.slice(0, -extension.length)}-${hash}${extension}`, content };
}
