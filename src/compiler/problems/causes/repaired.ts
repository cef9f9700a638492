import type { Pointer } from '../../../shared/pointer';
import type { Problem } from '../../findings/problem';
import { folded } from '../../spelling/folded';
import { THEME_FILE } from '../../theme/theme-files';

/** What exists, or will exist once the problems reported about it are fixed. */
export interface Repaired {
  readonly files: ReadonlySet<string>;
  readonly themeFiles: ReadonlySet<string>;
  /** Whether the theme names its files by keys that there are. */
  readonly isThemeRead: boolean;
  /** Files that are to have another name, or another folder. */
  readonly misnamed: ReadonlySet<string>;
  /** Pages that are told to be missing by what they would be. */
  readonly unplayed: ReadonlySet<string>;
  /** Names that are written otherwise than a name may be. */
  readonly names: ReadonlySet<string>;
  /** Where something has another name than it should, or is not what it should be: by its name nothing finds it. */
  readonly places: ReadonlySet<string>;
  /** The pages with a section that is not read yet. */
  readonly pages: ReadonlySet<string>;
  /** Where sections are read as items of another list, from there on. */
  readonly sections: readonly Problem['location'][];
  /** What pages are mistyped to be. */
  readonly roles: ReadonlySet<string>;
  /** What is read as part of something else than what it is part of. */
  readonly astray: readonly string[];
  /** Links of which something else is wrong than the section to which they lead. */
  readonly links: ReadonlySet<string>;
  /** Links of which the text tells where they are to lead instead. */
  readonly labels: readonly Problem['location'][];
  /** Forms with a field of another kind than it should be. */
  readonly kinds: ReadonlySet<string>;
  /** Figures that are not the number of what they count. */
  readonly counts: ReadonlySet<string>;
  /** Names of several items of a list. */
  readonly doubled: ReadonlySet<string>;
  /** Whether all that the style sheets set is known. */
  readonly areStylesRead: boolean;
}

/** What the problems of a site, and the fixes that they propose, say of it. */
export function repairedBy(problems: readonly Problem[]): Repaired {
  return {
    files: new Set(problems.flatMap((problem) => fileOnceRepaired(problem) ?? [])),
    themeFiles: new Set(
      problems.flatMap(({ code, details }) => (code === 'theme-file-missing' ? (details.suggestion ?? []) : [])),
    ),
    isThemeRead: !problems.some(({ code, location }) => code === 'key-unknown' && location.file === THEME_FILE),
    misnamed: new Set(problems.flatMap(({ code, location }) => (MISNAMED.has(code) ? location.file : []))),
    unplayed: new Set(problems.flatMap(({ code, location }) => (code === 'role-missing' ? location.file : []))),
    names: new Set(problems.flatMap(({ code, details }) => (code === 'value-malformed' ? asName(details.value) : []))),
    places: new Set(problems.flatMap(placesOnceRepaired)),
    pages: new Set(problems.flatMap((problem) => pageOnceRepaired(problem) ?? [])),
    sections: problems.flatMap(({ code, details, location }) =>
      code === 'key-misplaced' && details.section !== undefined ? location : [],
    ),
    roles: new Set(problems.flatMap((problem) => roleOnceRepaired(problem) ?? [])),
    astray: problems.flatMap(placesAstray),
    links: new Set(problems.flatMap((problem) => linkOnceRepaired(problem) ?? [])),
    labels: problems.flatMap(({ code, location }) => (code === 'link-text-other' ? location : [])),
    kinds: new Set(problems.flatMap(({ code, location }) => (code === 'field-kind-other' ? formOf(location) : []))),
    counts: new Set(problems.flatMap(({ code, details }) => (code === 'fact-count' ? details.fact : []))),
    doubled: new Set(problems.flatMap(({ code, details }) => (code === 'name-duplicate' ? details.name : []))),
    areStylesRead: !problems.some(hidesStyles),
  };
}

function fileOnceRepaired(problem: Problem): string | undefined {
  if (problem.code === 'file-misplaced') return problem.details.to;
  if (problem.code === 'file-name-malformed') return problem.details.correct;
  return problem.code === 'file-unknown' ? problem.details.suggestion : undefined;
}

function placesOnceRepaired(problem: Problem): readonly string[] {
  const { code, details, location } = problem;
  const { file, pointer } = location;
  if (code === 'key-misplaced' || (code === 'key-missing' && details.above !== undefined))
    return placesOfInserted(problem).slice(0, 1);
  if (code === 'languages-apart') return details.key.split(',').map((key) => placeBeside(file, pointer, key));
  if (code === 'key-unknown' && details.inside !== undefined) return placesOfInserted(problem);
  if (code === 'key-unknown' && details.suggestion !== undefined)
    return details.suggestion.split(', ').map((key) => placeBeside(file, pointer, key));
  // It may be any of those that its map lacks.
  if (code === 'key-unknown') return [placeOf(file, pointer.slice(0, -1))];
  return MISSHAPEN.has(code) ? [placeOf(file, pointer)] : [];
}

/** Where something stands that belongs elsewhere, each with a slash behind. */
function placesAstray({ code, details, location: { file, pointer } }: Problem): readonly string[] {
  if (code === 'key-misplaced' && details.keys === undefined) return [`${placeOf(file, pointer)}/`];
  // An item with a dash too many has lost some of its keys to the next one.
  if (code === 'yaml-syntax' && typeof pointer.at(-1) === 'number')
    return [-1, 0].map((beside) => `${placeOf(file, [...pointer.slice(0, -1), Number(pointer.at(-1)) + beside])}/`);
  const isWithin = code === 'key-missing' && details.within !== undefined;
  return isWithin ? (details.above ?? []).map((key) => `${placeBeside(file, pointer, key)}/`) : [];
}

/** Where what stands in the wrong place is put. */
function placesOfInserted({ fix, location }: Problem): readonly string[] {
  return fix?.edits.flatMap((edit) => (edit.do === 'insert' ? [placeOf(location.file, edit.pointer)] : [])) ?? [];
}

/** The page of which a section is not read: by a text that stands in its place, or as it is within another one. */
function pageOnceRepaired({ code, details, location: { file, pointer } }: Problem): string | undefined {
  const isText =
    code === 'type-wrong' && details.correct !== undefined && pointer.length === 2 && pointer[0] === 'sections';
  const isSection = isText || (code === 'key-misplaced' && details.section !== undefined);
  return isSection ? /([^/]+)\.yaml$/.exec(file)?.[1] : undefined;
}

/** What a page is mistyped to be; where that is not known, which page it is. */
function roleOnceRepaired({ code, details, location: { file, pointer } }: Problem): string | undefined {
  if (code === 'key-unknown' && details.suggestion === 'role') return file;
  return code === 'value-not-listed' && pointer.join() === 'role' ? (details.suggestion ?? file) : undefined;
}

const MISNAMED: ReadonlySet<Problem['code']> = new Set(['file-misplaced', 'file-name-malformed', 'file-unknown']);

const WRONG_LINKS: ReadonlySet<Problem['code']> = new Set([
  'address-mistyped',
  'key-unknown',
  'link-own-address',
  'value-malformed',
]);

/** The map of a link that does not lead where it should. */
function linkOnceRepaired({ code, location: { file, pointer } }: Problem): string | undefined {
  return WRONG_LINKS.has(code) ? placeOf(file, pointer.slice(0, -1)) : undefined;
}

/** Whether a style sheet is missing, or a value in it has swallowed those behind it. */
function hidesStyles({ code, details }: Problem): boolean {
  if (code === 'theme-file-missing') return details.path.endsWith('.css');
  if (code === 'file-not-utf8') return details.file.endsWith('.css');
  return code === 'css-value-malformed' && details.reason === 'semicolon';
}

export function formOf({ file, pointer }: Problem['location']): string {
  return placeOf(file, pointer.slice(0, 1));
}

const MISSHAPEN: ReadonlySet<Problem['code']> = new Set([
  'type-wrong',
  'value-empty',
  'value-malformed',
  'value-not-listed',
]);

export function placeOf(file: string, pointer: Pointer): string {
  return [file, ...pointer].join('/');
}

/** The place of another key of the same object. */
export function placeBeside(file: string, pointer: Pointer, key: string): string {
  return placeOf(file, [...pointer.slice(0, -1), key]);
}

function asName(text: string): string {
  return folded(text.trim()).replaceAll(/[^a-z0-9]+/g, '-');
}
