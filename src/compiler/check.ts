import type { Finding } from './finding';
import type { Options } from './options';
import type { Rule } from './rule';
import { rules } from './rules';
import { type DraftSite, indexSite } from './site';

/** What every rule finds; `malformed` are the files, by path, whose shape is told to be wrong already. */
export function check(site: DraftSite, options: Options, malformed: ReadonlySet<string>): Finding[] {
  return applyRules(rules, site, options, malformed);
}

/**
 * A rule that fails is told too, in the file without which it does not fail; where that file is malformed, nothing
 * more is said.
 */
export function applyRules(
  named: Readonly<Record<string, Rule>>,
  site: DraftSite,
  options: Options,
  malformed: ReadonlySet<string>,
): Finding[] {
  return Object.entries(named).flatMap(([name, rule]) => {
    try {
      return rule(site, options);
    } catch (error) {
      const culprit = findCulprit((others) => rule(others, options), site, malformed);
      return culprit !== undefined && malformed.has(culprit) ? [] : [ruleFailed(name, culprit, error)];
    }
  });
}

/** A failure of the program, not of the content; `file` is where it shows. */
export function ruleFailed(rule: string, file: string | undefined, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return { code: 'rule-failed', place: { file: file ?? 'settings.yaml' }, details: { rule, reason } };
}

function findCulprit(
  apply: (site: DraftSite) => unknown,
  { contract, files, sources }: DraftSite,
  malformed: ReadonlySet<string>,
): string | undefined {
  const suspectsFirst = [...sources].sort((a, b) => Number(malformed.has(b.path)) - Number(malformed.has(a.path)));
  return suspectsFirst.find((suspect) => {
    const others = sources.filter((source) => source !== suspect);
    return succeeds(() => apply(indexSite(contract, files, others)));
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
