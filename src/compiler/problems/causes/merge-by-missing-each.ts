import { groupBy } from '../../../shared/group-by';
import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import { possibleFix, setEdit } from '../../findings/fixes';
import { locate } from '../../findings/locate';
import type { Problem } from '../../findings/problem';
import { OWN_ENTRY } from '../../resolve/own-entry';
import type { DraftSite } from '../../site';
import type { Source } from '../../source';

/** One problem for a page of each entry that does not say of what, in place of one for all that it says of its entry. */
export function mergeByMissingEach(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const ofEntry = groupBy(problems.filter(asksForEntry), ({ location }) => location.file);
  return site.sources
    .filter(({ path }) => ofEntry.has(path))
    .reduce((left, source) => merged(left, source, ofEntry.get(source.path) ?? []), problems);
}

/** Whether something is asked of the entry of a page. */
function asksForEntry(problem: Problem): boolean {
  if (problem.code === 'reference-unknown') return problem.details.value === OWN_ENTRY;
  return problem.code === 'token-unknown' && /^\{\{\s*entry\b/.test(problem.details.token);
}

function merged(problems: readonly Problem[], source: Source, ofEntry: readonly Problem[]): readonly Problem[] {
  const [collection] = ofEntry.flatMap((problem) =>
    problem.code === 'reference-unknown' ? problem.details.collection : [],
  );
  const isWrong = (problem: Problem) =>
    problem.code === 'value-not-listed' &&
    problem.location.file === source.path &&
    problem.location.pointer[0] === EACH;
  const wrong = problems.find(isWrong);
  const isMissing = isRecord(source.data) && !Object.hasOwn(source.data, EACH);
  if (collection === undefined || (wrong === undefined && !isMissing)) return problems;
  const gone = new Set([...ofEntry, ...problems.filter(({ code }) => code === 'template-missing')]);
  const others = [...gone].map(({ location }) => location);
  const told = wrong === undefined ? locate(missing(source, collection)) : withMeant(wrong, source, collection);
  return [...problems.filter((problem) => !gone.has(problem) && problem !== wrong), { ...told, others }];
}

const EACH = 'each';

function missing(source: Source, collection: string): Finding<'key-missing'> {
  const fix = possibleFix({ do: 'insert', file: source.path, pointer: [EACH], value: collection });
  return { code: 'key-missing', place: { source, pointer: [] }, details: { key: EACH, example: collection }, ...fix };
}

/** What the page shows tells which collection is meant. */
function withMeant(problem: Problem, source: Source, suggestion: string): Problem {
  if (problem.code !== 'value-not-listed' || problem.details.suggestion !== undefined) return problem;
  const { example: _, ...details } = problem.details;
  const fix = possibleFix(setEdit({ source, pointer: [EACH] }, suggestion));
  return { ...problem, details: { ...details, suggestion }, ...fix };
}
