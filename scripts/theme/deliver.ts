import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { type Theme, themeStyle } from '../../src/compiler/theme/theme';
import type { SiteAssets } from '../../src/prerender/document-assets';
import { oncePerText } from '../../src/shared/once-per-text';
import { cachedFile } from '../atomic-files/file-cache';
import type { BundledAssets } from '../bundle/bundle';
import type { StylePart } from '../bundle/style-parts';
import type { Feature } from './features';
import { subset } from './subset';

/** Where the look of a site is delivered from and to, and what its fonts must be able to write. */
export interface Delivery {
  readonly theme: Theme;
  readonly characters: string;
  /** Every page in every language. */
  readonly pages: readonly { readonly id: string; readonly types: readonly string[] }[];
  /** What of the bundle's style the site has no use for. */
  readonly unused: readonly Feature[];
  /** What the bundle holds for the browser. */
  readonly bundled: readonly OutputFile[];
  /** Keeps cut fonts and styles from one build to the next; can be deleted at any time. */
  readonly cache: string;
  /** The hash of the code: the same style means the same only to the same code. */
  readonly code: string;
}

/** The files that browsers get of bundle and theme, and which of them documents name. */
export interface Delivered {
  readonly files: readonly OutputFile[];
  readonly assets: SiteAssets;
}

/**
 * Adds the theme to what the bundle holds for the browser: its files below assets/, under names that change with their
 * bytes. A page has one style sheet: what every page needs of the bundle's, what its sections need, and the theme's.
 */
export async function deliverTheme(assets: BundledAssets, delivery: Delivery): Promise<Delivered> {
  const { theme, bundled, pages } = delivery;
  const files = new Map<string, OutputFile>();
  for (const [path, content] of theme.files) files.set(path, await asset(path, content, delivery));
  const addressOf = (path: string) => `/${files.get(path)?.path ?? path}`;
  const { script, boot } = assets;
  const typesOfPages = typesOf(pages);
  const used = new Set([...typesOfPages.values()].flatMap((types) => [...types]));
  const parts = assets.styles.map((part) => {
    const content = textOf(bundled, part);
    // No site's files are named after what other sites show.
    return { ...hashed('part.css', content), ...ofTypes(part, used), content };
  });
  const whole = await wholeStyle(parts, themeStyle(theme, addressOf), delivery);
  const sheetOf = oncePerText((types) => {
    const needed = parts.filter(({ sections }) => sections?.some((type) => types.split(' ').includes(type)));
    return hashed('style.css', whole(needed.map(({ content }) => content)));
  });
  const sheets = new Map([...typesOfPages].map(([id, types]) => [id, sheetOf([...types].sort().join(' '))]));
  const partPaths = new Set(assets.styles.map(({ path }) => path));
  const others = bundled.filter(({ path }) => !partPaths.has(path));
  const ofSections = parts.filter(({ sections = [] }) => sections.length > 0);
  const sheetFiles = new Map([...sheets.values()].map((sheet) => [sheet.path, sheet]));
  return {
    files: [
      ...[...others, ...files.values(), ...sheetFiles.values()],
      ...ofSections.map(({ path, content }) => ({ path, content })),
    ],
    assets: {
      script,
      boot,
      fonts: theme.preload.map(addressOf),
      sectionStyles: sectionStyles(ofSections),
      stylesOf: ({ id }) => [`/${sheets.get(id)?.path}`],
    },
  };
}

/** The section types of each page: its languages share an address, or follow each other at one. */
function typesOf(pages: Delivery['pages']): Map<string, Set<string>> {
  const types = new Map<string, Set<string>>();
  for (const { id, types: ofPage } of pages) types.set(id, new Set([...(types.get(id) ?? []), ...ofPage]));
  return types;
}

/** Those of the section types that need a style sheet which the site has. */
function ofTypes({ sections }: StylePart, used: ReadonlySet<string>): Pick<StylePart, 'sections'> {
  return sections === undefined ? {} : { sections: sections.filter((type) => used.has(type)) };
}

function sectionStyles(parts: readonly StylePart[]): Record<string, string[]> {
  const styles: Record<string, string[]> = {};
  for (const { path, sections = [] } of parts) {
    for (const type of sections) styles[type] = [...(styles[type] ?? []), `/${path}`];
  }
  return styles;
}

function textOf(files: readonly OutputFile[], { path }: StylePart): string {
  const file = files.find((candidate) => candidate.path === path);
  if (file === undefined) throw new Error(`The bundle holds no ${path}`);
  return Buffer.from(file.content).toString().trimEnd();
}

async function asset(path: string, content: Uint8Array, { characters, cache }: Delivery): Promise<OutputFile> {
  if (!path.endsWith('.woff2')) return hashed(basename(path), content);
  return hashed(`fonts/${basename(path)}`, await subset(path, content, characters, cache));
}

/** Puts style sheets together: before what sections need stands what every page does, after it the theme. */
async function wholeStyle(
  parts: readonly (StylePart & { content: string })[],
  theme: string,
  { cache, code, unused }: Delivery,
): Promise<(ofSections: readonly string[]) => string> {
  const common = parts.filter(({ sections }) => sections === undefined).map(({ content }) => content);
  const file = `${createHash('sha256')
    .update([code, unused.join(), ...common, theme].join('\0'))
    .digest('hex')}.json`;
  const kept = await cachedFile(cache, file, async () => {
    const { minified, withoutDefaults, withoutUnused } = await import('./style');
    const end = minified(theme);
    const start = withoutDefaults(common.join('\n'), end);
    return JSON.stringify([minified(withoutUnused(start, unused)), end]);
  });
  const [start, end] = JSON.parse(kept.toString()) as [string, string];
  return (ofSections) => [start, ...ofSections, end].join('');
}

function hashed(name: string, content: string | Uint8Array): OutputFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const extension = extname(name);
  return { path: `assets/${name.slice(0, -extension.length)}-${hash}${extension}`, content };
}
