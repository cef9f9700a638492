import { fileStart, locateText } from '../position';
import { problem } from '../problem';
import { THEME, textOf, themeFileValues } from '../theme/theme-files';
import type { Check } from './check';

/** A style sheet can be read to its end. */
export const cssSyntax: Check = (site) => [
  ...site.styles.flatMap(({ path, text, fault }) =>
    fault === undefined
      ? []
      : [problem('css-syntax', locateText(path, text, fault.offset), { reason: withoutWord(fault.reason) })],
  ),
  ...themeFileValues(site.values)
    .map(({ value }) => `${THEME}${value}`)
    .filter((path) => path.endsWith('.css') && site.files.has(path) && textOf(site.files.get(path)) === undefined)
    .map((path) => problem('file-not-utf8', fileStart(path), { file: path })),
];

/** The parser names the word that it does not know, which is the one the problem stands at. */
function withoutWord(reason: string): string {
  return reason.replace(/^(Unknown word).*/, '$1');
}
