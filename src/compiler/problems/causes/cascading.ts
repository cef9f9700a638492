import type { Pointer } from '../../../shared/pointer';
import type { Problem } from '../../findings/problem';
import { LINK_TARGETS } from '../../links/links';
import type { DraftSite } from '../../site';
import { fileOf, type MissingName, missingName } from './missing-name';
import { formOf, placeBeside, placeOf, type Repaired, repairedBy } from './repaired';

/** Leaves out the problems that vanish once another problem is fixed. */
export function withoutCascading(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const repaired = repairedBy(problems);
  return problems.filter((problem) => !isCascading(problem, repaired, site));
}

const SAYS_WHAT_IS_ASTRAY: ReadonlySet<Problem['code']> = new Set(['key-misplaced', 'key-missing', 'yaml-syntax']);

function isCascading(problem: Problem, repaired: Repaired, site: DraftSite): boolean {
  if (repaired.sections.some((section) => isBehind(section, problem.location))) return true;
  if (!SAYS_WHAT_IS_ASTRAY.has(problem.code) && isAstray(problem.location, repaired)) return true;
  if (followsFromPlace(problem, repaired) || followsFromFile(problem, repaired) || followsFromOther(problem, repaired))
    return true;
  const missing = missingName(problem);
  return missing !== undefined && isRepaired(missing, repaired, site);
}

/** Whether something is only wrong as long as a value that it needs stands elsewhere, or is called otherwise. */
function followsFromPlace(problem: Problem, { places }: Repaired): boolean {
  const { file, pointer } = problem.location;
  const isInPlace = (...keys: Pointer) => places.has(placeOf(file, [...pointer, ...keys]));
  switch (problem.code) {
    case 'link-target-missing':
      return isInPlace() || LINK_TARGETS.some((key) => isInPlace(key));
    case 'media-alt':
      return isInPlace() || isInPlace('alt') || isInPlace('decorative');
    case 'field-kind-other':
    case 'postal-code-malformed':
      return isInPlace();
    case 'page-of-other':
      return problem.details.page === undefined && isInPlace('page');
    case 'coordinates-elsewhere':
      return [...places].some((place) => place.startsWith(`${placeOf(file, pointer)}/`));
    case 'window-half':
      return places.has(placeBeside(file, pointer, problem.details.lacks));
    case 'message-missing':
      return problem.details.messages.some(({ key }) => places.has(placeOf(file, [key])));
    case 'path-unknown':
      return places.has(placeOf(REDIRECTS, ['redirects']));
    case 'form-without-service':
      return places.has(placeOf(SETTINGS, ['forms']));
    default:
      return false;
  }
}

/** Whether a file, or what it is called, is only wrong as long as a file is elsewhere or has another name. */
function followsFromFile(problem: Problem, repaired: Repaired): boolean {
  const { files, misnamed, roles, unplayed } = repaired;
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
    case 'media-missing':
      return files.has(`media/${problem.details.path}`);
    case 'theme-file-unused':
      return !repaired.isThemeRead || repaired.themeFiles.has(problem.details.path);
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
