import { groupBy } from '../../../shared/group-by';
import type { Pointer } from '../../../shared/pointer';
import type { Problem, ProblemOf } from '../../findings/problem';
import type { DraftSite } from '../../site';
import { valueAt } from '../../values/value-at';
import { fileOf, missingName } from './missing-name';

/** So many keys that a map cannot have nobody has mistyped: they belong to something else. */
const FEWEST = 4;
/** So many of them are named. */
const MOST_NAMED = 3;

type UnknownKey = ProblemOf<'key-unknown'>;

/**
 * One problem for a map that goes on with a part of another file, in place of all that is wrong in it from there on, of what
 * it lacks, and of what is no longer found in its file.
 */
export function mergeForeignParts(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const unknown = groupBy(problems.filter(isForeign), holderOf);
  const parts = new Map(
    [...unknown].flatMap(([holder, keys]) =>
      keys.length < FEWEST && !keys.some((key) => isTypeOfSection(key, site)) ? [] : [[holder, partOf(keys)]],
    ),
  );
  if (parts.size === 0) return problems;
  const files = new Set([...parts.values()].map(({ location }) => location.file));
  const isFollowing = (problem: Problem) => {
    const { file, line, pointer } = problem.location;
    if (parts.has(nameOf(file, pointer)) || files.has(fileMissedBy(problem, site) ?? '')) return true;
    const around = pointer.map((_step, index) => parts.get(nameOf(file, pointer.slice(0, index))));
    return around.some((part) => part !== undefined && line >= part.location.line);
  };
  return [...problems.filter((problem) => !isFollowing(problem)), ...parts.values()];
}

/** Whether it tells of a key of which nobody knows what is meant by it. */
function isForeign(problem: Problem): problem is UnknownKey {
  if (problem.code !== 'key-unknown') return false;
  const { suggestion, isLanguage, advice, inside, isAround } = problem.details;
  return [suggestion, isLanguage, advice, inside, isAround].every((said) => said === undefined);
}

/** Whether it is the type of a section, with which another one begins. */
function isTypeOfSection({ details: { key }, location: { file, pointer } }: UnknownKey, site: DraftSite): boolean {
  const source = key === 'type' ? site.sources.find(({ path }) => path === file) : undefined;
  return source !== undefined && site.contract.sections.has(String(valueAt(source.data, pointer)));
}

function holderOf({ location: { file, pointer } }: Problem): string {
  return nameOf(file, pointer.slice(0, -1));
}

function nameOf(file: string, pointer: Pointer): string {
  return `${file}#${pointer.join('/')}`;
}

/** The file in which something was to stand that is not there. */
function fileMissedBy(problem: Problem, site: DraftSite): string | undefined {
  if (problem.code === 'anchor-unknown') return `pages/${problem.details.page}.yaml`;
  const missing = missingName(problem);
  return missing && fileOf(site, missing);
}

/** @param keys - at least one, by their lines */
function partOf(keys: readonly UnknownKey[]): Problem {
  const [{ location, severity }] = keys as readonly [UnknownKey];
  const names = keys.map(({ details }) => details.key);
  const details = { keys: names.slice(0, MOST_NAMED), more: Math.max(0, names.length - MOST_NAMED) };
  return { code: 'part-foreign', severity, location, details };
}
