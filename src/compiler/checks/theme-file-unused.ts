import { fileStart } from '../position';
import { problem } from '../problem';
import { filesNamedBy, THEME, THEME_FILE, themeFileValues } from '../theme/theme-files';
import type { Check } from './check';

/** A text about the files beside it, such as the terms of a font. */
const NOTE = /\.(txt|md)$/;

/** A file of the theme that nothing names reaches nobody. Nothing is said while the theme cannot be read. */
export const themeFileUnused: Check = (site) => {
  if (!site.singletons.has('theme') || site.styles.some(({ fault }) => fault !== undefined)) return [];
  const named = themeFileValues(site.values).map(({ value }) => `${THEME}${value}`);
  const used = new Set([THEME_FILE, ...named, ...filesNamedBy(site.styles)]);
  return [...site.files.keys()]
    .filter((path) => path.startsWith(THEME) && !path.endsWith('.yaml') && !used.has(path) && !NOTE.test(path))
    .map((path) => problem('theme-file-unused', fileStart(path), { path }, 'warning'));
};
