import type { Source } from './load';
import type { Examined, Memory } from './memory';
import type { Options } from './options';
import type { Finding } from './problems/finding';
import { type ProblemCode, type Severity, severityOf } from './problems/problem';
import type { Rule } from './rule';
import { fileRules, ownRules, siteRules } from './rules';
import { type DraftSite, indexSite } from './site';
import { areSame, type Surroundings, surroundingsOf } from './surroundings';

/** The rules about the site as a whole that tell errors, and those that tell warnings. */
const siteRulesTelling = { error: siteRulesOf('error'), warning: siteRulesOf('warning') };

function siteRulesOf(severity: Severity): Readonly<Record<string, Rule>> {
  return Object.fromEntries(
    Object.entries<Rule>(siteRules).filter(([code]) => severityOf(code as ProblemCode) === severity),
  );
}

/**
 * What the rules of files find, a file a step. `malformed` are the files, by path, whose shape is told to be wrong already;
 * `memory` is asked about files that are as they were.
 */
export function* checkFiles(
  site: DraftSite,
  options: Options,
  malformed: ReadonlySet<string>,
  memory: Memory,
): Generator<undefined, Finding[]> {
  const examine = examiner(site, options, malformed, memory);
  const found: Finding[] = [];
  for (const source of site.sources) {
    found.push(...examine(source));
    yield;
  }
  return found;
}

/** What the rules about the site as a whole find that tell errors, or those that tell warnings, a rule a step. */
export function* checkSite(
  telling: Severity,
  site: DraftSite,
  options: Options,
  malformed: ReadonlySet<string>,
): Generator<undefined, Finding[]> {
  const found: Finding[] = [];
  for (const [code, rule] of Object.entries(siteRulesTelling[telling])) {
    found.push(...applyRules({ [code]: rule }, site, options, malformed));
    yield;
  }
  return found;
}

/** What the rules of files find in one, which is kept for as long as nothing that they know of it is another. */
function examiner(
  site: DraftSite,
  options: Options,
  malformed: ReadonlySet<string>,
  memory: Memory,
): (source: Source) => Finding[] {
  const now = surroundingsOf(site, options);
  const surroundings =
    memory.surroundings !== undefined && areSame(memory.surroundings, now) ? memory.surroundings : now;
  memory.surroundings = surroundings;
  return (source) => {
    const known = memory.examined.get(source);
    const alone = { ...site, sources: [source] };
    const own = known?.own ?? applyRules(ownRules, alone, options, malformed, site);
    const findings =
      findingsAmong(surroundings, known, memory) ?? applyRules(fileRules, alone, surroundings.options, malformed, site);
    memory.examined.set(source, { own, among: { surroundings, findings } });
    return [...own, ...findings];
  };
}

/** What is known of a file within these surroundings, from this process or another one. */
function findingsAmong(
  surroundings: Surroundings,
  known: Examined | undefined,
  { earlier }: Memory,
): readonly Finding[] | undefined {
  if (known?.among?.surroundings === surroundings) return known.among.findings;
  return known?.earlier?.within === earlier.keyOf(surroundings) ? known.earlier.findings : undefined;
}

/**
 * What some rules find in some files of a site. A rule that fails is told too, in the file without which it does not
 * fail; where that file is malformed, nothing more is said.
 */
export function applyRules(
  named: Readonly<Record<string, Rule>>,
  site: DraftSite,
  options: Options,
  malformed: ReadonlySet<string>,
  whole: DraftSite = site,
): Finding[] {
  return Object.entries(named).flatMap(([name, rule]) => {
    try {
      return rule(site, options);
    } catch (error) {
      const stumbles = (others: DraftSite) =>
        rule({ ...others, sources: others.sources.filter((source) => site.sources.includes(source)) }, options);
      const culprit = findCulprit(stumbles, whole, malformed);
      return culprit !== undefined && malformed.has(culprit) ? [] : [ruleFailed(name, culprit, error)];
    }
  });
}

/** A failure of the program, not of the content; `file` is where it shows. */
export function ruleFailed(rule: string, file: string | undefined, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return { code: 'rule-failed', place: { file: file ?? 'settings.yaml' }, details: { rule, reason } };
}

/** Found by halves: more files and more are left out, of which the last that it takes must do alone. */
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
