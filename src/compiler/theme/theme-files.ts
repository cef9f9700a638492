import type { Theme } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { oncePerObject } from '../../shared/once-per-object';
import type { Files } from '../site';
import type { SiteFiles, StyleSheet } from '../source';
import { valuesWith } from '../values/values';
import type { Visit } from '../values/visit';
import { isHuge, textOf } from '../yaml/utf8';
import { styleTarget } from './address';
import { readStyleSheet } from './style-sheet';

export const THEME = 'theme/';
export const THEME_FILE = 'theme/theme.yaml';

/** The values of theme.yaml that name a file beside it. */
export function themeFileValues(site: Files): Visit<string>[] {
  return valuesWith(site, 'x-theme-file').filter((visit): visit is Visit<string> => typeof visit.value === 'string');
}

/** The style sheets that the theme lists, in order; those that are not there, are no text or are huge are left out. */
export function readStyleSheets(files: SiteFiles, theme: Draft<Theme> | undefined): StyleSheet[] {
  return (theme?.styles ?? []).flatMap((name) => {
    const path = `${THEME}${name}`;
    const content = files.get(path);
    return (content && styleSheet(content, path)) ?? [];
  });
}

export function isStyleSheet(path: string): boolean {
  return path.startsWith(THEME) && path.endsWith('.css');
}

export const styleSheet = oncePerObject((content: Uint8Array, path: string): StyleSheet | undefined => {
  const text = isHuge(content) ? undefined : textOf(content);
  return text === undefined ? undefined : readStyleSheet(path, text);
});

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
