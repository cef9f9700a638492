import { groupBy } from '../../../shared/group-by';
import { asRecord } from '../../../shared/is-record';
import type { Pointer } from '../../../shared/pointer';
import { setEdit } from '../../findings/fixes';
import type { Problem, ProblemOf } from '../../findings/problem';
import { collection, type DraftSite } from '../../site';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';

type UnusedEntry = ProblemOf<'entry-unused'>;
type ListProblem = ProblemOf<'list-count' | 'list-duplicate'>;

/** What stands twice in a list, or is lacking there, has left out the one entry that is shown nowhere: told with the list. */
export function mergeByDisplacedEntry(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const unused = problems.filter((problem): problem is UnusedEntry => problem.code === 'entry-unused');
  const alone = [...groupBy(unused, ({ details }) => details.collection).values()].flatMap((group) =>
    group.length === 1 ? group : [],
  );
  if (alone.length === 0) return problems;
  const sources = new Map(site.sources.map((source) => [source.path, source]));
  const told = new Set<Problem>();
  const merged = problems.map((problem): Problem => {
    if (problem.code !== 'list-count' && problem.code !== 'list-duplicate') return problem;
    const source = sources.get(problem.location.file);
    const left = alone.filter((one) => !told.has(one) && isOfList(one, problem, source, site));
    const [only, ...more] = left;
    if (only === undefined || more.length > 0) return problem;
    told.add(only);
    return withLeftOut(problem, only.details.id, source);
  });
  return merged.filter((problem) => !told.has(problem));
}

function isOfList(unused: UnusedEntry, problem: ListProblem, source: Source | undefined, site: DraftSite): boolean {
  const entries = collection(site, unused.details.collection);
  if (problem.code === 'list-duplicate')
    return problem.details.value !== undefined && entries.has(problem.details.value);
  const lists = source === undefined ? [] : listsBeside(source, problem.location.pointer);
  return lists.some((list) => list.length > 0 && list.every((id) => entries.has(id)));
}

/** The lists of names in the section that says how many there are. */
function listsBeside({ data }: Source, pointer: Pointer): readonly string[][] {
  const isSection = pointer[0] === 'sections' && typeof pointer[1] === 'number';
  const values = Object.values(asRecord(valueAt(data, isSection ? pointer.slice(0, 2) : [])));
  return values.filter(
    (value): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  );
}

function withLeftOut(problem: ListProblem, leftOut: string, source: Source | undefined): Problem {
  if (problem.code === 'list-count') return { ...problem, details: { ...problem.details, leftOut } };
  const fix = source && { edits: [setEdit({ source, pointer: problem.location.pointer }, leftOut)], isCertain: false };
  return { ...problem, details: { ...problem.details, leftOut }, ...(fix && { fix }) };
}
