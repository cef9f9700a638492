import type { Finding } from './findings/finding';
import { indexSite } from './index-site';
import type { Options } from './options';
import type { Rule } from './rule';
import type { DraftSite } from './site';
import type { Source } from './source';

/** Rules with their names. */
export type NamedRules<Each = Rule> = readonly (readonly [name: string, Each])[];

/**
 * What some rules find in some files of a site. A rule that throws is reported as well, at the file without which it does
 * not throw; but not where that file is malformed, as it is reported already.
 * @param whole - the site with all its files
 */
export function applyRules(
  rules: NamedRules,
  site: DraftSite,
  options: Options,
  malformed: ReadonlySet<string>,
  whole: DraftSite = site,
): Finding[] {
  const findings: Finding[] = [];
  for (const [name, rule] of rules) {
    try {
      for (const finding of rule(site, options)) findings.push(finding);
    } catch (error) {
      const applyToRest = (others: DraftSite) =>
        rule({ ...others, sources: others.sources.filter((source) => site.sources.includes(source)) }, options);
      const culprit = findCulprit(applyToRest, whole, malformed);
      if (culprit === undefined || !malformed.has(culprit)) findings.push(ruleFailed(name, culprit, error));
    }
  }
  return findings;
}

/** A failure of the program, not of the content, at the file in which it shows. */
export function ruleFailed(rule: string, file: string | undefined, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return { code: 'rule-failed', place: { file: file ?? 'settings.yaml' }, details: { rule, reason } };
}

/**
 * The file without which the rules can be applied. By halves it is found how many files have to be left out, the suspects
 * first; the last one of these is it, if leaving out that one alone is enough.
 */
function findCulprit(
  apply: (site: DraftSite) => unknown,
  { contract, files, sources }: DraftSite,
  malformed: ReadonlySet<string>,
): string | undefined {
  const suspectsFirst = [...sources].sort((a, b) => Number(malformed.has(b.path)) - Number(malformed.has(a.path)));
  const succeedsWithout = (suspects: readonly Source[]) => {
    const left = new Set(suspects);
    const others = sources.filter((source) => !left.has(source));
    return succeeds(() => apply(indexSite(contract, files, others)));
  };
  let tooFew = 0;
  let enough = sources.length;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (succeedsWithout(suspectsFirst.slice(0, middle))) enough = middle;
    else tooFew = middle;
  }
  const last = suspectsFirst.slice(tooFew, enough);
  return succeedsWithout(last) ? last[0]?.path : undefined;
}

function succeeds(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
