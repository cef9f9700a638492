import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

interface FontSource {
  path: string;
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const sources: readonly FontSource[] = [
  {
    path: 'fonts/archivo.woff2',
    file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wdth: 112, wght: { min: 500, max: 800 } },
  },
  {
    path: 'fonts/public-sans.woff2',
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    path: 'fonts/b612-mono-400.woff2',
    file: '@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2',
    axes: {},
  },
  {
    path: 'fonts/b612-mono-700.woff2',
    file: '@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff2',
    axes: {},
  },
];

const layoutFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'] as const;

const asciiPrintable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const baseCharacters = `${asciiPrintable}áéíóúüñÁÉÍÓÚÜÑ«»“”‘’–—…€·ºª×¿¡°\u00a0`;

const resolvePackageFile = createRequire(import.meta.url).resolve;

/**
 * Subsets the fonts of the site to the characters of `text` and a base set.
 *
 * @param text everything the site shows; repetitions and order do not matter
 * @returns woff2 files with paths relative to the folder of generated files; nothing is written
 */
export async function generateFonts(text: string): Promise<{ path: string; content: Uint8Array }[]> {
  const characters = [...new Set(baseCharacters + text)].sort().join('');
  return Promise.all(sources.map((source) => subsetSource(source, characters)));
}

async function subsetSource(source: FontSource, characters: string): Promise<{ path: string; content: Uint8Array }> {
  const original = await readFile(resolvePackageFile(source.file));
  const content = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: source.axes,
    keepFeatures: layoutFeatures,
    noHinting: true,
  });
  return { path: source.path, content };
}
