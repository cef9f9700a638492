import { addToGroup } from '../../../shared/group-by';
import { isRecord } from '../../../shared/is-record';
import { locate } from '../../findings/locate';
import type { Location, Problem } from '../../findings/problem';
import { dereference } from '../../schema/references';
import { type DraftSite, sourceOfSingleton } from '../../site';
import { exampleOf } from '../typical-value';
import { missingName } from './missing-name';

/** One problem for each missing setting, in the settings file, in place of one for each text that uses it. */
export function mergeByMissingSetting(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
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
  const reported = left.map((problem) => {
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
  return [...reported, ...lacking];
}

/** The key of a file that a problem reports as missing, misnamed, or holding a wrong value. */
function keyLackedBy({ code, details, location: { pointer } }: Problem): string | undefined {
  if (code === 'key-missing') return pointer.length === 0 ? details.key : undefined;
  if (pointer.length !== 1) return undefined;
  if (code === 'languages-apart') return details.key;
  return code === 'key-unknown' ? details.suggestion : String(pointer[0]);
}
