import { oncePerObject } from '../shared/once-per-object';
import { applyRules, type NamedRules } from './apply-rules';
import type { Finding } from './findings/finding';
import type { ProblemCode } from './findings/problem-details';
import { type Severity, severityOf } from './findings/severity';
import { bySeverity, type FileFindings, type FindingsBySeverity, type Memory } from './memory';
import type { Options } from './options';
import type { OwnRule, Rule } from './rule';
import { fileRules, ownRules, siteRules, textRules } from './rules';
import type { Contract } from './schema/contract';
import {
  type AllSharedInputs,
  areSame,
  type SharedInputs,
  sharedInputsOfPages,
  sharedInputsOfRules,
  siteForFileRules,
} from './shared-inputs';
import type { DraftSite } from './site';
import type { Source } from './source';
import { FlawlessTexts } from './texts/flawless-texts';
import type { ReadableText } from './texts/readable-texts';
import { kindOf, reducedTo, sayings, wordingOf } from './translations/sayings';

type RulesBySeverity<Each = Rule> = Readonly<Record<Severity, NamedRules<Each>>>;

const rulesBySeverity = {
  text: ruleTable<OwnRule>(textRules),
  own: ruleTable(ownRules),
  file: ruleTable(fileRules),
  site: ruleTable(siteRules),
};

function ruleTable<Each = Rule>(rules: Readonly<Record<string, Each>>): RulesBySeverity<Each> {
  const rulesOf = (severity: Severity) =>
    Object.entries(rules).filter(([code]) => severityOf(code as ProblemCode) === severity);
  return { error: rulesOf('error'), warning: rulesOf('warning') };
}

/**
 * Applies the rules of one severity: first to each file, then to the site as a whole. Each step is one file or one rule.
 * @param malformed - paths of the files whose shape is reported as wrong already
 * @param memory - what is known of files that have not changed; it learns of the others
 */
export function createCheck(
  site: DraftSite,
  options: Options,
  malformed: ReadonlySet<string>,
  memory: Memory,
): (severity: Severity) => Generator<undefined, Finding[]> {
  const sharedInputs = currentSharedInputs(site, options, memory).ofRules;
  const { text, own, file, site: whole } = rulesBySeverity;
  const examine = (source: Source, severity: Severity): readonly Finding[] => {
    const known = memory.findings.get(source);
    const apply = (rules: RulesBySeverity, of: DraftSite, asOf: Options) =>
      applyRules(rules[severity], { ...of, sources: [source] }, asOf, malformed, of);
    const applyToTexts = () => findingsInTexts(source, site, severity) ?? apply(text, site, options);
    const ownFound = known?.own[severity] ?? [...apply(own, site, options), ...applyToTexts()];
    const relative = relativeFindings(sharedInputs, known, memory);
    const relativeFound = relative[severity] ?? apply(file, siteForFileRules(site), sharedInputs.options);
    memory.findings.set(source, {
      own: { ...known?.own, [severity]: ownFound },
      relative: { sharedInputs, findings: { ...relative, [severity]: relativeFound } },
    });
    return [...ownFound, ...relativeFound];
  };
  return function* check(severity) {
    const found: Finding[] = [];
    for (const source of site.sources) {
      for (const finding of examine(source, severity)) found.push(finding);
      yield;
    }
    for (const named of whole[severity]) {
      for (const finding of applyRules([named], site, options, malformed)) found.push(finding);
      yield;
    }
    return found;
  };
}

/** What the rules about single texts find in a file; what is known to be flawless is skipped. Undefined where a rule fails. */
function findingsInTexts(source: Source, { contract }: DraftSite, severity: Severity): Finding[] | undefined {
  const flawless = flawlessIn(contract.schemas)[severity];
  const said = sayings({ sources: [source], contract }).filter((one) => !flawless.has(kindOf(one), wordingOf(one)));
  // In facts.yaml, some of these rules look at figures as well.
  if (said.length === 0 && source.kind.name !== 'facts') return [];
  const files = { sources: [reducedTo(source, said)], contract };
  try {
    const findings = rulesBySeverity.text[severity].flatMap(([, rule]) => rule(files));
    const flawed = new Set(findings.map(({ place }) => 'pointer' in place && place.pointer.join('/')));
    const isFlawed = ({ pointer }: ReadableText) => flawed.has(pointer.join('/'));
    for (const one of said) {
      if (flawed.size === 0 || !one.texts.some(isFlawed)) flawless.add(kindOf(one), wordingOf(one));
    }
    return findings;
  } catch {
    return undefined;
  }
}

/** The schemas are the same where texts are in the same languages. */
const flawlessIn = oncePerObject((_schemas: Contract['schemas']) => ({
  error: new FlawlessTexts(),
  warning: new FlawlessTexts(),
}));

/** The shared inputs as they are now; where nothing in them has changed, the very objects of the last compilation. */
function currentSharedInputs(site: DraftSite, options: Options, memory: Memory): AllSharedInputs {
  const { sharedInputs: last } = memory;
  const renewed = (now: SharedInputs, before = now) => (areSame(before, now) ? before : now);
  memory.sharedInputs = {
    ofPages: renewed(sharedInputsOfPages(site, options), last?.ofPages),
    ofRules: renewed(sharedInputsOfRules(site, options), last?.ofRules),
  };
  return memory.sharedInputs;
}

/** What is known of a file, given these shared inputs, from this process or an earlier one. */
function relativeFindings(
  sharedInputs: SharedInputs,
  known: FileFindings | undefined,
  { previousRuns }: Memory,
): FindingsBySeverity {
  if (known?.relative?.sharedInputs === sharedInputs) return known.relative.findings;
  return known?.earlier?.inputs === previousRuns.keyOf(sharedInputs) ? bySeverity(known.earlier.findings) : {};
}
