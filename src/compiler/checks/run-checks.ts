import { fileStart } from '../position';
import { type Problem, problem } from '../problem';
import { indexSite, type Site } from '../site';
import type { Check } from './check';

/**
 * What every rule finds. A rule that fails is a problem too, told in the file without which it does not fail; where that
 * file is of the wrong shape (`malformed`, by path), which is told already, nothing more is said.
 */
export function runChecks(
  checks: Readonly<Record<string, Check>>,
  site: Site,
  malformed: ReadonlySet<string>,
): Problem[] {
  return Object.entries(checks).flatMap(([rule, check]) => {
    try {
      return check(site);
    } catch (error) {
      const culprit = findCulprit(check, site, malformed);
      if (culprit !== undefined && malformed.has(culprit)) return [];
      return [ruleFailed(rule, culprit, error)];
    }
  });
}

/** A fault of the program, not of the content; `file` is where it shows. */
export function ruleFailed(rule: string, file: string | undefined, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return problem('rule-failed', fileStart(file ?? 'settings.yaml'), { rule, reason });
}

function findCulprit(check: Check, { contract, files, sources }: Site, malformed: ReadonlySet<string>) {
  const suspectsFirst = [...sources].sort((a, b) => Number(malformed.has(b.path)) - Number(malformed.has(a.path)));
  return suspectsFirst.find((suspect) => {
    const others = sources.filter((source) => source !== suspect);
    return succeeds(() => check(indexSite(contract, files, others)));
  })?.path;
}

function succeeds(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
