import { LINK_TARGETS } from '../../links/links';
import type { DraftSite } from '../../site';
import { folded } from '../../texts/folded';
import { THEME_FILE } from '../../theme/theme-files';
import type { Pointer } from '../../values/pointer';
import type { Problem } from '../problem';
import { fileOf, type MissingName, missingName } from './missing-name';

/** Leaves out the problems that vanish once another problem is fixed. */
export function withoutCascading(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const repaired: Repaired = {
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
    counts: new Set(
      problems.flatMap(({ code, location }) => (code === 'fact-count' ? String(location.pointer[0]) : [])),
    ),
    doubled: new Set(problems.flatMap(({ code, details }) => (code === 'name-duplicate' ? details.name : []))),
    areStylesRead: !problems.some(hidesStyles),
  };
  return problems.filter((problem) => !isCascading(problem, repaired, site));
}

/** What exists, or will exist once the problems reported about it are fixed. */
interface Repaired {
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
  return code === 'css-value-malformed' && details.reason === 'semicolon';
}

function formOf({ file, pointer }: Problem['location']): string {
  return placeOf(file, pointer.slice(0, 1));
}

const MISSHAPEN: ReadonlySet<Problem['code']> = new Set([
  'type-wrong',
  'value-empty',
  'value-malformed',
  'value-not-listed',
]);

const SAYS_WHAT_IS_ASTRAY: ReadonlySet<Problem['code']> = new Set(['key-misplaced', 'key-missing', 'yaml-syntax']);

function isCascading(problem: Problem, repaired: Repaired, site: DraftSite): boolean {
  const { file, pointer } = problem.location;
  if (repaired.sections.some((section) => isBehind(section, problem.location))) return true;
  if (!SAYS_WHAT_IS_ASTRAY.has(problem.code) && isAstray(problem.location, repaired)) return true;
  const wanted = WANTED_KEYS[problem.code] ?? [];
  if (wanted.length > 0 && repaired.places.has(placeOf(file, pointer))) return true;
  if (wanted.some((key) => repaired.places.has(placeOf(file, [...pointer, key])))) return true;
  if (problem.code === 'window-half') return repaired.places.has(placeBeside(file, pointer, problem.details.lacks));
  if (problem.code === 'message-missing')
    return problem.details.messages.some(({ key }) => repaired.places.has(placeOf(file, [key])));
  if (problem.code === 'path-unknown' && repaired.places.has(placeOf(REDIRECTS, ['redirects']))) return true;
  if (problem.code === 'field-kind-other' && repaired.places.has(placeOf(file, pointer))) return true;
  if (followsFromOther(problem, repaired)) return true;
  if (followsFromFile(problem, repaired)) return true;
  if (problem.code === 'theme-file-unused')
    return !repaired.isThemeRead || repaired.themeFiles.has(problem.details.path);
  const missing = missingName(problem);
  return missing !== undefined && isRepaired(missing, repaired, site);
}

/** Whether a file, or what it is called, is only wrong as long as a file is elsewhere or has another name. */
function followsFromFile(problem: Problem, { files, misnamed, roles, unplayed }: Repaired): boolean {
  const { file } = problem.location;
  switch (problem.code) {
    case 'consent-missing':
      return files.has('consent.yaml');
    case 'entry-ungrouped':
      return misnamed.has(file);
    case 'file-missing':
      return files.has(file) || unplayed.has(file);
    case 'file-name-unkept':
      return misnamed.has(file) || misnamed.has(problem.details.other ?? '');
    case 'role-missing':
      return roles.has(problem.details.role) || roles.has(file) || files.has(file);
    case 'value-not-own':
      return [...misnamed].some((copy) => copy.endsWith(`/${problem.details.other}.yaml`));
    default:
      return false;
  }
}

/** Whether links, forms, lists and names of style sheets are only wrong as long as something else is. */
function followsFromOther(problem: Problem, repaired: Repaired): boolean {
  const { file, pointer } = problem.location;
  switch (problem.code) {
    case 'form-reply-missing':
      return isAnyKindRepaired(problem.location, repaired) || repaired.kinds.has(formOf(problem.location));
    case 'anchor-unknown':
      return repaired.pages.has(problem.details.page) || repaired.links.has(placeOf(file, pointer.slice(0, -1)));
    case 'link-repeated':
      return repaired.labels.some((label) => isOneOf(label, problem.location, problem.details));
    case 'anchor-duplicate':
      return repaired.doubled.has(problem.details.anchor);
    case 'list-count':
      return (
        [...repaired.counts].some((fact) => counts(fact, problem.details.text)) ||
        // What is counted with the items before it may be a section.
        repaired.sections.some((section) => section.file === file)
      );
    case 'media-missing':
      return repaired.files.has(`media/${problem.details.path}`);
    case 'page-of-other':
      return problem.details.page === undefined && repaired.places.has(placeOf(file, [...pointer, 'page']));
    case 'postal-code-malformed':
      return repaired.places.has(placeOf(file, pointer));
    case 'coordinates-elsewhere':
      return [...repaired.places].some((place) => place.startsWith(`${placeOf(file, pointer)}/`));
    case 'form-without-service':
      return repaired.places.has(placeOf(SETTINGS, ['forms']));
    case 'css-name-unknown':
      return !repaired.areStylesRead;
    default:
      return false;
  }
}

function isAstray({ file, pointer }: Problem['location'], { astray }: Repaired): boolean {
  return astray.length > 0 && astray.some((place) => `${placeOf(file, pointer)}/`.startsWith(place));
}

/** Whether something stands in an item of a list, or in one behind it. */
function isBehind(item: Problem['location'], { file, pointer }: Problem['location']): boolean {
  const depth = item.pointer.length - 1;
  const isInList = file === item.file && item.pointer.slice(0, depth).every((step, at) => step === pointer[at]);
  return isInList && Number(pointer[depth]) >= Number(item.pointer[depth]) && pointer !== item.pointer;
}

/** Whether a link is one of the two that lead to the same place. */
function isOneOf(
  { file, pointer }: Problem['location'],
  location: Problem['location'],
  { first, second }: { readonly first: number; readonly second: number },
): boolean {
  const depth = location.pointer.findLastIndex((step) => typeof step === 'number');
  const isBeside = file === location.file && location.pointer.slice(0, depth).every((step, at) => step === pointer[at]);
  return isBeside && [first, second].includes(Number(pointer[depth]) + 1);
}

function counts(fact: string, text: string): boolean {
  return text
    .replaceAll(/[{}\s]/g, ' ')
    .split(' ')
    .includes(`facts.${fact}`);
}

/** Whether a field of a form may be of another kind than is read now. */
function isAnyKindRepaired({ file, pointer }: Problem['location'], { places }: Repaired): boolean {
  const fields = `${placeOf(file, pointer.slice(0, 2))}/`;
  return [...places].some((place) => place.startsWith(fields) && place.endsWith('/kind'));
}

/** Whether what is missing is there, but not as it should be. */
function isRepaired(missing: MissingName, repaired: Repaired, site: DraftSite): boolean {
  if (missing.collection !== 'pages' && repaired.names.has(missing.name)) return true;
  const holder = fileOf(site, missing);
  if (holder === undefined) return false;
  return (
    repaired.files.has(holder) || repaired.unplayed.has(holder) || repaired.places.has(placeOf(holder, [missing.name]))
  );
}

const REDIRECTS = 'redirects.yaml';
const SETTINGS = 'settings.yaml';

/** Of problems that tell of a map without any of some keys, those keys. */
const WANTED_KEYS: Partial<Record<Problem['code'], readonly string[]>> = {
  'link-target-missing': LINK_TARGETS,
  'media-alt': ['alt', 'decorative'],
};

function placeOf(file: string, pointer: Pointer): string {
  return [file, ...pointer].join('/');
}

/** The place of another key of the same object. */
function placeBeside(file: string, pointer: Pointer, key: string): string {
  return placeOf(file, [...pointer.slice(0, -1), key]);
}

function asName(text: string): string {
  return folded(text.trim()).replaceAll(/[^a-z0-9]+/g, '-');
}
