import type { Contract } from './contract';
import { indexSite } from './index-site';
import { type Examined, type Found, foundIn, type Memory } from './memory';
import type { Options } from './options';
import type { Finding } from './problems/finding';
import type { ProblemCode } from './problems/problem-details';
import { type Severity, severityOf } from './problems/severity';
import type { OwnRule, Rule } from './rule';
import { fileRules, ownRules, siteRules, textRules } from './rules';
import type { DraftSite } from './site';
import type { Source } from './source';
import {
  type AllSurroundings,
  areSame,
  heldAgainst,
  type Surroundings,
  surroundingsOfPages,
  surroundingsOfRules,
} from './surroundings';
import { FlawlessTexts } from './texts/flawless-texts';
import { type ReadableText, readableTexts, reducedTo } from './texts/readable-texts';
import { oncePerObject } from './values/once-per-object';

/** Rules with their names. */
type NamedRules<Asked = Rule> = readonly (readonly [name: string, Asked])[];

type BySeverity<Asked = Rule> = Readonly<Record<Severity, NamedRules<Asked>>>;

const rulesTelling = {
  text: bySeverity<OwnRule>(textRules),
  own: bySeverity(ownRules),
  file: bySeverity(fileRules),
  site: bySeverity(siteRules),
};

function bySeverity<Asked = Rule>(rules: Readonly<Record<string, Asked>>): BySeverity<Asked> {
  const telling = (severity: Severity) =>
    Object.entries(rules).filter(([code]) => severityOf(code as ProblemCode) === severity);
  return { error: telling('error'), warning: telling('warning') };
}

/**
 * Asks the rules that tell errors, or those that tell warnings: of each file, then of the site as a whole, a file or a rule
 * a step. `malformed` are the files, by path, whose shape is told to be wrong already; `memory` is asked about files that
 * are as they were.
 */
export function createCheck(
  site: DraftSite,
  options: Options,
  malformed: ReadonlySet<string>,
  memory: Memory,
): (telling: Severity) => Generator<undefined, Finding[]> {
  const surroundings = currentSurroundings(site, options, memory).ofRules;
  const { text, own, file, site: whole } = rulesTelling;
  const examine = (source: Source, telling: Severity): readonly Finding[] => {
    const known = memory.examined.get(source);
    const ask = (rules: BySeverity, of: DraftSite, asOf: Options) =>
      applyRules(rules[telling], { ...of, sources: [source] }, asOf, malformed, of);
    const askOfTexts = () => findingsInTexts(source, site, telling) ?? ask(text, site, options);
    const byItself = known?.own[telling] ?? [...ask(own, site, options), ...askOfTexts()];
    const among = findingsAmong(surroundings, known, memory);
    const amongOthers = among[telling] ?? ask(file, heldAgainst(site), surroundings.options);
    memory.examined.set(source, {
      own: { ...known?.own, [telling]: byItself },
      among: { surroundings, findings: { ...among, [telling]: amongOthers } },
    });
    return [...byItself, ...amongOthers];
  };
  return function* check(telling) {
    const found: Finding[] = [];
    for (const source of site.sources) {
      found.push(...examine(source, telling));
      yield;
    }
    for (const named of whole[telling]) {
      found.push(...applyRules([named], site, options, malformed));
      yield;
    }
    return found;
  };
}

/** What rules about single texts find in a file: they are asked of those only that are not known to have nothing. Nothing where one fails. */
function findingsInTexts(source: Source, { contract }: DraftSite, telling: Severity): Finding[] | undefined {
  const flawless = flawlessIn(contract)[telling];
  const texts = readableTexts({ sources: [source], contract }).filter(
    (written) => !flawless.has(kindOf(written), written.text),
  );
  // Of facts, some rules look at the values as well.
  if (texts.length === 0 && source.kind.name !== 'facts') return [];
  const files = { sources: [reducedTo(source, texts)], contract };
  try {
    const findings = rulesTelling.text[telling].flatMap(([, rule]) => rule(files));
    const flawed = new Set(findings.map(({ place }) => 'pointer' in place && place.pointer.join('/')));
    for (const written of texts) {
      if (!flawed.has(written.pointer.join('/'))) flawless.add(kindOf(written), written.text);
    }
    return findings;
  } catch {
    return undefined;
  }
}

const flawlessIn = oncePerObject((_contract: Contract) => ({
  error: new FlawlessTexts(),
  warning: new FlawlessTexts(),
}));

/** What else of a text these rules may look at. */
function kindOf({ language = '', isHtml, placeholders }: ReadableText): string {
  return [language, isHtml, ...placeholders].join();
}

/** Those of the last compilation, where they are the same now. */
function currentSurroundings(site: DraftSite, options: Options, memory: Memory): AllSurroundings {
  const { surroundings: last } = memory;
  const renewed = (now: Surroundings, before = now) => (areSame(before, now) ? before : now);
  memory.surroundings = {
    ofPages: renewed(surroundingsOfPages(site, options), last?.ofPages),
    ofRules: renewed(surroundingsOfRules(site, options), last?.ofRules),
  };
  return memory.surroundings;
}

/** What is known of a file within these surroundings, from this process or another one. */
function findingsAmong(surroundings: Surroundings, known: Examined | undefined, { earlier }: Memory): Found {
  if (known?.among?.surroundings === surroundings) return known.among.findings;
  return known?.earlier?.within === earlier.keyOf(surroundings) ? foundIn(known.earlier.findings) : {};
}

/**
 * What some rules find in some files of a site. A rule that fails is told too, in the file without which it does not
 * fail; where that file is malformed, nothing more is said.
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
      const stumbles = (others: DraftSite) =>
        rule({ ...others, sources: others.sources.filter((source) => site.sources.includes(source)) }, options);
      const culprit = findCulprit(stumbles, whole, malformed);
      if (culprit === undefined || !malformed.has(culprit)) findings.push(ruleFailed(name, culprit, error));
    }
  }
  return findings;
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
