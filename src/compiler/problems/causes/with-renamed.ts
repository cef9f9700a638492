import { oncePerName } from '../../../shared/once-per-object';
import { asToken } from '../../../shared/token-syntax';
import type { Problem } from '../../findings/problem';
import { kindOfName } from '../../schema/kind';
import { collection, type DraftSite } from '../../site';
import { missingName } from './missing-name';
import { nearestName, usedNames } from './name-changes';

/** Where few use a name that is not there, and nothing is called nearly so: what may have another name now. */
export function withRenamed(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const renamedIn = oncePerName((kind) => {
    const unused = unusedNames(site, kind);
    return oncePerName((name) => nameNow(name, unused, kind));
  });
  return problems.map((problem) => {
    if ((problem.code !== 'reference-unknown' && problem.code !== 'token-unknown') || problem.details.suggestion)
      return problem;
    const missing = missingName(problem);
    const now = missing && renamedIn(missing.collection)(missing.name);
    if (now === undefined) return problem;
    return problem.code === 'token-unknown'
      ? { ...problem, details: { ...problem.details, suggestion: asToken(FACTS, now) } }
      : { ...problem, details: { ...problem.details, suggestion: now } };
  });
}

const FACTS = 'facts';

/** Of more names that nothing uses, nobody can tell which one is meant. */
const MOST_UNUSED = 20;

function nameNow(name: string, unused: readonly string[], kind: string): string | undefined {
  if (unused.length > MOST_UNUSED) return undefined;
  const near = nearestName(name, unused, () => new Set());
  return near ?? (kind !== FACTS && unused.length === 1 ? unused[0] : undefined);
}

function unusedNames(site: DraftSite, name: string): readonly string[] {
  const kind = kindOfName(site.contract, name);
  if (kind === undefined || (kind.collection === undefined && name !== FACTS)) return [];
  const names = name === FACTS ? Object.keys(site.facts) : [...collection(site, name).keys()];
  const used = usedNames(site, name);
  return names.filter((each) => !used.has(each));
}
