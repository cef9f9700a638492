import type { Rule } from '../rule';
import { singleton } from '../site';
import { filesNamedBy, THEME, THEME_FILE, themeFileValues } from '../theme/theme-files';

/** A text about the files beside it, such as the terms of a font. */
const NOTE = /\.(txt|md)$/;

/** A file of the theme that nothing names reaches nobody. Nothing is said while the theme, or a part of it, cannot be read. */
export const themeFileUnused: Rule<'theme-file-unused'> = (site) => {
  const { files, styles } = site;
  const theme = singleton(site, 'theme');
  // What is wrong with it is told there.
  if (
    theme === undefined ||
    Object.values(theme).includes(undefined) ||
    styles.some(({ syntaxError }) => syntaxError !== undefined)
  )
    return [];
  const named = themeFileValues(site).map(({ value }) => `${THEME}${value}`);
  const used = new Set([THEME_FILE, ...named, ...filesNamedBy(styles)]);
  // What is looked for under another name may be one of those that nothing names, or name them.
  if ([...used].some((path) => path.startsWith(THEME) && !files.has(path))) return [];
  return [...files.keys()]
    .filter((path) => path.startsWith(THEME) && !path.endsWith('.yaml') && !used.has(path) && !NOTE.test(path))
    .map((path) => ({ code: 'theme-file-unused', place: { file: path }, details: { path } }));
};
