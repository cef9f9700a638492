import type { SiteFiles, StyleSheet } from '../../../compiler/source';
import { readStyleSheets } from '../../../compiler/theme/theme-files';
import { isRecord } from '../../../shared/is-record';

/** The style sheets that the theme lists, as they are now; `theme` is the data of theme.yaml. */
export function stylesIn(files: SiteFiles, theme: unknown): StyleSheet[] {
  const listed: readonly unknown[] = isRecord(theme) && Array.isArray(theme.styles) ? theme.styles : [];
  return readStyleSheets(files, { styles: listed.filter((name) => typeof name === 'string') });
}
