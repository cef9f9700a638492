import type { Theme as ThemeSource } from '../../../generated/source-types';
import type { SiteFiles } from '../load';
import type { Visit } from '../visit';
import { styleTarget } from './address';
import { readStyleSheet, type StyleSheet } from './style-sheet';

export const THEME = 'theme/';
export const THEME_FILE = 'theme/theme.yaml';

/** The values of theme.yaml that name a file beside it. */
export function themeFileValues(values: readonly Visit[]): Visit[] {
  return values.filter(({ schema, value }) => schema['x-theme-file'] === true && typeof value === 'string');
}

/** The style sheets that the theme lists, in order; those that are not there or are no text are left out. */
export function readStyleSheets(files: SiteFiles, theme: ThemeSource | undefined): StyleSheet[] {
  const listed: readonly unknown[] = Array.isArray(theme?.styles) ? theme.styles : [];
  return listed.flatMap((name) => {
    const path = `${THEME}${name}`;
    const text = textOf(files.get(path));
    return text === undefined ? [] : [readStyleSheet(path, text)];
  });
}

/** The files of the site that style sheets name, each once, below the site's folder. */
export function filesNamedBy(styles: readonly StyleSheet[]): Set<string> {
  return new Set(
    styles.flatMap(({ path, references }) =>
      references.flatMap(({ address }) => {
        const target = styleTarget(path, address);
        return target.kind === 'file' ? [target.path] : [];
      }),
    ),
  );
}

/** Nothing when the bytes are no UTF-8. */
export function textOf(content: Uint8Array | undefined): string | undefined {
  if (content === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
