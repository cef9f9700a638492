import { addToGroup } from '../../../shared/group-by';
import { isRecord } from '../../../shared/is-record';
import { dereference } from '../../schema/references';
import { type DraftSite, sourceOfSingleton } from '../../site';
import { locate } from '../locate';
import type { Location, Problem } from '../problem';
import { exampleOf } from '../typical-value';
import { missingName } from './missing-name';

/** A setting that texts use and that is not there is told once, where it belongs. */
export function withMissingSettings(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const source = sourceOfSingleton(site, 'settings');
  if (source === undefined || !isRecord(source.data)) return problems;
  const { data, kind } = source;
  const uses = new Map<string, Location[]>();
  const left = problems.filter((problem) => {
    const missing = problem.code === 'token-unknown' ? missingName(problem) : undefined;
    if (missing?.collection !== 'settings') return true;
    const { name } = missing;
    if (!Object.hasOwn(kind.schema.properties ?? {}, name) || Object.hasOwn(data, name)) return true;
    addToGroup(uses, name, problem.location);
    return false;
  });
  const told = left.map((problem) => {
    const name = problem.location.file === source.path ? keyLackedBy(problem) : undefined;
    const others = name === undefined ? undefined : uses.get(name);
    if (name === undefined || others === undefined) return problem;
    uses.delete(name);
    return { ...problem, others };
  });
  const lacking = [...uses].map(([key, others]) => {
    const example = exampleOf(dereference(site.contract, kind.schema.properties?.[key] ?? {}), site.contract);
    return { ...locate({ code: 'key-missing', place: { source, pointer: [] }, details: { key, example } }), others };
  });
  return [...told, ...lacking];
}

/** The key of a file that is told to be missing, to be there under another name, or to hold what does not belong. */
function keyLackedBy({ code, details, location: { pointer } }: Problem): string | undefined {
  if (code === 'key-missing') return pointer.length === 0 ? details.key : undefined;
  if (pointer.length !== 1) return undefined;
  if (code === 'languages-apart') return details.key;
  return code === 'key-unknown' ? details.suggestion : String(pointer[0]);
}
