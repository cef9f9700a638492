import { locateText, locateValue } from '../position';
import { type Location, type Problem, problem } from '../problem';
import type { Site } from '../site';
import { suggestionFor } from '../suggest';
import { styleTarget } from '../theme/address';
import { THEME, themeFileValues } from '../theme/theme-files';
import type { Check } from './check';

/** What theme.yaml names, and what a style sheet fetches, must be a file of the site. */
export const themeFileMissing: Check = (site) => [
  ...themeFileValues(site.values).flatMap(({ source, pointer, value }) =>
    missing(site, `${THEME}${value}`, locateValue(source, pointer)),
  ),
  ...site.styles.flatMap(({ path, text, references }) =>
    references.flatMap(({ address, start, end }) => {
      const target = styleTarget(path, address);
      return target.kind === 'file' ? missing(site, target.path, locateText(path, text, start, end)) : [];
    }),
  ),
];

function missing({ files }: Site, path: string, location: Location): Problem[] {
  if (files.has(path) && /^(theme|media)\//.test(path)) return [];
  const candidates = [...files.keys()].filter((file) => file.startsWith(THEME));
  return [problem('theme-file-missing', location, { path, ...suggestionFor(path, candidates) })];
}
