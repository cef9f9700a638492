import { isRecord } from '../../../shared/is-record';
import type { Problem } from '../../findings/problem';
import type { DraftSite } from '../../site';
import { fileOf, missingName } from './missing-name';

/** An entry whose name none may have is called as others name it, where that one name is missing in its file. */
export function mergeByLostName(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const malformed = problems.filter((problem) => isNameOfEntry(problem, site));
  if (malformed.length === 0) return problems;
  const missing = problems.flatMap((problem) => {
    const name = missingName(problem);
    return name === undefined ? [] : { problem, name: name.name, file: fileOf(site, name) };
  });
  const lost = new Map<Problem, { readonly name: string; readonly users: readonly Problem[] }>();
  for (const problem of malformed) {
    const { file } = problem.location;
    const ofFile = missing.filter((each) => each.file === file);
    const [name, ...others] = new Set(ofFile.map((each) => each.name));
    const isOnly = malformed.filter(({ location }) => location.file === file).length === 1;
    if (name === undefined || others.length > 0 || !isOnly) continue;
    lost.set(problem, { name, users: ofFile.map((each) => each.problem) });
  }
  const told = new Set([...lost.values()].flatMap(({ users }) => users));
  return problems
    .filter((problem) => !told.has(problem))
    .map((problem) => {
      const meant = lost.get(problem);
      return meant === undefined || problem.code !== 'value-malformed' ? problem : called(problem, meant.name);
    });
}

function called(problem: Extract<Problem, { readonly code: 'value-malformed' }>, name: string): Problem {
  const { details, location } = problem;
  const edit = { do: 'rename' as const, file: location.file, pointer: [details.value], key: name };
  return { ...problem, details: { ...details, correct: name }, fix: { edits: [edit], isCertain: false } };
}

/** Whether it tells of the name of an entry of a file. */
function isNameOfEntry({ code, details, location }: Problem, { sources }: DraftSite): boolean {
  if (code !== 'value-malformed') return false;
  const data = sources.find(({ path }) => path === location.file)?.data;
  return isRecord(data) && Object.hasOwn(data, details.value) && location.pointer.at(-1) === details.value;
}
