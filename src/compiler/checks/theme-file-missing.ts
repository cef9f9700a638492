import { fileNameOf, fileStemOf } from '../../shared/file-name-of';
import { oncePerObject } from '../../shared/once-per-object';
import type { Finding, Place } from '../findings/finding';
import type { Fix } from '../findings/fix';
import { possibleFix, setEdit, suggestedFix } from '../findings/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import type { SiteFiles, StyleReference, StyleSheet } from '../source';
import { suggestionFor } from '../spelling/suggest';
import { styleTarget } from '../theme/address';
import { placeOfReference } from '../theme/style-sheet';
import { THEME, themeFileValues } from '../theme/theme-files';

/** What theme.yaml names, and what a style sheet fetches, must be a file of the site. */
export const themeFileMissing: Rule<'theme-file-missing'> = (site) => [
  ...themeFileValues(site).flatMap(({ source, pointer, value }) =>
    missing(site, `${THEME}${value}`, { source, pointer }, (path, meant, known) =>
      suggestedFix(path, meant, known, (file) => setEdit({ source, pointer }, file.slice(THEME.length))),
    ),
  ),
  ...site.styles.flatMap((style) =>
    style.references.flatMap((reference) => {
      const target = styleTarget(style.path, reference.address);
      if (target.kind !== 'file') return [];
      const place = placeOfReference(style, reference);
      return amongMedia(site, style, reference, target.path) ?? missing(site, target.path, place);
    }),
  ),
];

/** What is named as where pictures of the site are named, but stands beside the folder of the theme. */
function amongMedia(
  { files }: DraftSite,
  style: StyleSheet,
  reference: StyleReference,
  path: string,
): Finding<'theme-file-missing'>[] | undefined {
  const picture = path.slice(THEME.length);
  if (files.has(path) || !picture.startsWith('media/') || !files.has(picture)) return undefined;
  const { address, start, end } = reference;
  const suggestion = `../${picture}`;
  const edit = { do: 'replace' as const, file: style.path, offset: start, length: end - start, text: suggestion };
  const place = placeOfReference(style, reference);
  return [{ code: 'theme-file-missing', place, details: { path: address, suggestion }, ...possibleFix(edit) }];
}

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
  const own = fileNameOf(path);
  const name = byName.has(own) ? own : (suggestionFor(own, names).suggestion ?? onlyOneCalled(own, names));
  const suggestion = name === undefined ? undefined : byName.get(name);
  return suggestion === undefined ? {} : { suggestion };
}

/** The only name that is the same but for its ending, or for the lack of one. */
function onlyOneCalled(name: string, names: readonly string[]): string | undefined {
  const [only, ...others] = names.filter((one) => fileStemOf(one) === fileStemOf(name));
  return others.length === 0 ? only : undefined;
}

const namesOf = oncePerObject((known: readonly string[]) => {
  const byName = new Map(known.map((file) => [fileNameOf(file), file]));
  return { byName, names: [...byName.keys()] };
});

const themeFilesIn = oncePerObject((files: SiteFiles) => [...files.keys()].filter((file) => file.startsWith(THEME)));
