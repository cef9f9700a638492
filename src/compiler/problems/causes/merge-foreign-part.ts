import { groupBy } from '../../../shared/group-by';
import type { DraftSite } from '../../site';
import type { Problem } from '../problem';
import { fileOf, missingName } from './missing-name';

/** So many keys that a file cannot have, of so many names, nobody has mistyped: they belong to something else. */
const MANY_KEYS = 4;
const MANY_NAMES = 3;

type UnknownKey = Extract<Problem, { readonly code: 'key-unknown' }>;

/**
 * One problem for a file that goes on with a part of another one, in place of all that is wrong from there on, and of what is
 * no longer found in it.
 */
export function mergeForeignParts(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const unknown = groupBy(problems.filter(isForeign), ({ location }) => location.file);
  const parts = [...unknown.values()].filter(
    (keys) => keys.length >= MANY_KEYS && new Set(keys.map(({ details }) => details.key)).size >= MANY_NAMES,
  );
  return parts.reduce((left, keys) => merged(left, keys, site), problems);
}

/** Whether it tells of a key of which nobody knows what is meant by it. */
function isForeign(problem: Problem): problem is UnknownKey {
  if (problem.code !== 'key-unknown') return false;
  const { suggestion, isLanguage, advice, inside, isAround } = problem.details;
  return [suggestion, isLanguage, advice, inside, isAround].every((said) => said === undefined);
}

function merged(problems: readonly Problem[], keys: readonly UnknownKey[], site: DraftSite): readonly Problem[] {
  const [first] = keys;
  if (first === undefined) return problems;
  const { location, severity } = first;
  const { file, line } = location;
  const holders = new Set(keys.map(({ location: { pointer } }) => pointer.slice(0, -1).join('/')));
  const isFollowing = (problem: Problem) => {
    if (problem.location.file === file)
      return problem.location.line >= line || holders.has(problem.location.pointer.join('/'));
    const missing = missingName(problem);
    if (problem.code === 'anchor-unknown') return file === `pages/${problem.details.page}.yaml`;
    return missing !== undefined && fileOf(site, missing) === file;
  };
  const names = [...new Set(keys.map(({ details }) => details.key))];
  const told: Problem = {
    code: 'part-foreign',
    severity,
    location,
    details: { keys: names.slice(0, MANY_NAMES), more: names.length - MANY_NAMES },
  };
  return [...problems.filter((problem) => !isFollowing(problem)), told];
}
