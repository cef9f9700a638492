import type { SiteFiles } from '../../../compiler/source';
import type { StyleSheet } from '../../../compiler/theme/style-sheet';
import { readStyleSheets, THEME_FILE } from '../../../compiler/theme/theme-files';
import { isRecord } from '../../../shared/is-record';

/** The style sheets that the theme lists, as they are now. */
export function stylesOf(files: SiteFiles, dataOf: (file: string) => unknown): StyleSheet[] {
  const data = dataOf(THEME_FILE);
  const listed: readonly unknown[] = isRecord(data) && Array.isArray(data.styles) ? data.styles : [];
  return readStyleSheets(files, { styles: listed.filter((name) => typeof name === 'string') });
}
