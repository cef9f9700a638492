import type { SiteFiles } from '../load';
import { oncePerObject } from '../once-per-object';
import type { Finding, Place } from '../problems/finding';
import type { Fix } from '../problems/fix';
import { meaning, setting } from '../problems/fixes';
import { suggestionFor } from '../problems/suggest';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { styleTarget } from '../theme/address';
import { placeOfReference } from '../theme/style-sheet';
import { THEME, themeFileValues } from '../theme/theme-files';

/** What theme.yaml names, and what a style sheet fetches, must be a file of the site. */
export const themeFileMissing: Rule<'theme-file-missing'> = (site) => [
  ...themeFileValues(site).flatMap(({ source, pointer, value }) =>
    missing(site, `${THEME}${value}`, { source, pointer }, (path, meant, known) =>
      meaning(path, meant, known, (file) => setting({ source, pointer }, file.slice(THEME.length))),
    ),
  ),
  ...site.styles.flatMap((style) =>
    style.references.flatMap((reference) => {
      const target = styleTarget(style.path, reference.address);
      return target.kind === 'file' ? missing(site, target.path, placeOfReference(style, reference)) : [];
    }),
  ),
];

type MakeFix = (path: string, meant: { suggestion?: string }, known: readonly string[]) => { fix?: Fix };

function missing(
  { files }: DraftSite,
  path: string,
  place: Place,
  fix: MakeFix = () => ({}),
): Finding<'theme-file-missing'>[] {
  if (files.has(path) && /^(theme|media)\//.test(path)) return [];
  const known = themeFilesIn(files);
  const meant = nearestFile(path, known);
  return [{ code: 'theme-file-missing', place, details: { path, ...meant }, ...fix(path, meant, known) }];
}

/** The file whose name is near, in whatever folder: what is before the name is the same for many. */
function nearestFile(path: string, known: readonly string[]): { suggestion?: string } {
  const { byName, names } = namesOf(known);
  const own = nameOf(path);
  const name = byName.has(own) ? own : suggestionFor(own, names).suggestion;
  const suggestion = name === undefined ? undefined : byName.get(name);
  return suggestion === undefined ? {} : { suggestion };
}

const namesOf = oncePerObject((known: readonly string[]) => {
  const byName = new Map(known.map((file) => [nameOf(file), file]));
  return { byName, names: [...byName.keys()] };
});

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const themeFilesIn = oncePerObject((files: SiteFiles) => [...files.keys()].filter((file) => file.startsWith(THEME)));
