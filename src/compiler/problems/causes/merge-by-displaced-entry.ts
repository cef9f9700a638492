import { asRecord } from '../../../shared/is-record';
import { collection, type DraftSite } from '../../site';
import type { Pointer } from '../../values/pointer';
import { valueAt } from '../../values/value-at';
import { setEdit } from '../fixes';
import type { Problem } from '../problem';

/** What stands twice in a list, or is lacking there, has left out the one entry that is shown nowhere: told with the list. */
export function mergeByDisplacedEntry(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const unused = problems.filter(({ code }) => code === 'entry-unused');
  if (unused.length === 0) return problems;
  const told = new Set<Problem>();
  const merged = problems.map((problem): Problem => {
    const left = unused.filter((one) => !told.has(one) && isOfList(one, problem, site));
    const [only, ...more] = left;
    if (only?.code !== 'entry-unused' || more.length > 0) return problem;
    told.add(only);
    return withLeftOut(problem, only.details.id, site);
  });
  return merged.filter((problem) => !told.has(problem));
}

function isOfList(unused: Problem, { code, details, location }: Problem, site: DraftSite): boolean {
  if (unused.code !== 'entry-unused') return false;
  const entries = collection(site, unused.details.collection);
  if (code === 'list-duplicate') return details.value !== undefined && entries.has(details.value);
  return (
    code === 'list-count' &&
    listsAt(location, site).some((list) => list.length > 0 && list.every((id) => entries.has(id)))
  );
}

/** The lists of names in the section that says how many there are. */
function listsAt({ file, pointer }: Problem['location'], { sources }: DraftSite): readonly string[][] {
  const source = sources.find(({ path }) => path === file);
  const isSection = pointer[0] === 'sections' && typeof pointer[1] === 'number';
  const holder: Pointer = isSection ? pointer.slice(0, 2) : [];
  const values = source === undefined ? [] : Object.values(asRecord(valueAt(source.data, holder)));
  return values.filter(
    (value): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  );
}

function withLeftOut(problem: Problem, leftOut: string, { sources }: DraftSite): Problem {
  if (problem.code === 'list-count') return { ...problem, details: { ...problem.details, leftOut } };
  if (problem.code !== 'list-duplicate') return problem;
  const source = sources.find(({ path }) => path === problem.location.file);
  const fix = source && { edits: [setEdit({ source, pointer: problem.location.pointer }, leftOut)], isCertain: false };
  return { ...problem, details: { ...problem.details, leftOut }, ...(fix && { fix }) };
}
