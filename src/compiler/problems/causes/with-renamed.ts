import { nearestName, onlyUnusedName, usedNames } from '../../names/name-changes';
import { collection, type DraftSite } from '../../site';
import { asToken } from '../../tokens/token-syntax';
import type { Problem } from '../problem';
import { kindOf, missingName } from './missing-name';

/** Where few use a name that is not there, and nothing is called nearly so: what may have another name now. */
export function withRenamed(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  return problems.map((problem) => {
    if ((problem.code !== 'reference-unknown' && problem.code !== 'token-unknown') || problem.details.suggestion)
      return problem;
    const now = nameNow(problem, site);
    if (now === undefined) return problem;
    return problem.code === 'token-unknown'
      ? { ...problem, details: { ...problem.details, suggestion: asToken('facts', now) } }
      : { ...problem, details: { ...problem.details, suggestion: now } };
  });
}

function nameNow(problem: Problem, site: DraftSite): string | undefined {
  const missing = missingName(problem);
  const kind = missing && kindOf(site, missing);
  if (missing === undefined || kind === undefined) return undefined;
  const ofFacts = kind.collection === undefined;
  if (ofFacts && missing.collection !== 'facts') return undefined;
  const names = ofFacts ? Object.keys(site.facts) : [...collection(site, missing.collection).keys()];
  const used = () => usedNames(site, missing.collection);
  return nearestName(missing.name, names, used) ?? (ofFacts ? undefined : onlyUnusedName(names, used));
}
