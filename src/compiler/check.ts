import { applyRules, type NamedRules } from './apply-rules';
import type { Contract } from './contract';
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
  type Surroundings,
  siteForFileRules,
  surroundingsOfPages,
  surroundingsOfRules,
} from './surroundings';
import { FlawlessTexts } from './texts/flawless-texts';
import { type ReadableText, readableTexts, reducedTo } from './texts/readable-texts';
import { oncePerObject } from './values/once-per-object';

type BySeverity<Each = Rule> = Readonly<Record<Severity, NamedRules<Each>>>;

const rulesBySeverity = {
  text: bySeverity<OwnRule>(textRules),
  own: bySeverity(ownRules),
  file: bySeverity(fileRules),
  site: bySeverity(siteRules),
};

function bySeverity<Each = Rule>(rules: Readonly<Record<string, Each>>): BySeverity<Each> {
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
  const surroundings = currentSurroundings(site, options, memory).ofRules;
  const { text, own, file, site: whole } = rulesBySeverity;
  const examine = (source: Source, severity: Severity): readonly Finding[] => {
    const known = memory.examined.get(source);
    const apply = (rules: BySeverity, of: DraftSite, asOf: Options) =>
      applyRules(rules[severity], { ...of, sources: [source] }, asOf, malformed, of);
    const applyToTexts = () => findingsInTexts(source, site, severity) ?? apply(text, site, options);
    const byItself = known?.own[severity] ?? [...apply(own, site, options), ...applyToTexts()];
    const among = findingsAmong(surroundings, known, memory);
    const amongOthers = among[severity] ?? apply(file, siteForFileRules(site), surroundings.options);
    memory.examined.set(source, {
      own: { ...known?.own, [severity]: byItself },
      among: { surroundings, findings: { ...among, [severity]: amongOthers } },
    });
    return [...byItself, ...amongOthers];
  };
  return function* check(severity) {
    const found: Finding[] = [];
    for (const source of site.sources) {
      found.push(...examine(source, severity));
      yield;
    }
    for (const named of whole[severity]) {
      found.push(...applyRules([named], site, options, malformed));
      yield;
    }
    return found;
  };
}

/** What the rules about single texts find in a file; texts that are known to be flawless are skipped. Undefined where a rule fails. */
function findingsInTexts(source: Source, { contract }: DraftSite, severity: Severity): Finding[] | undefined {
  const flawless = flawlessIn(contract)[severity];
  const texts = readableTexts({ sources: [source], contract }).filter(
    (written) => !flawless.has(kindOf(written), written.text),
  );
  // In facts.yaml, some of these rules look at figures as well.
  if (texts.length === 0 && source.kind.name !== 'facts') return [];
  const files = { sources: [reducedTo(source, texts)], contract };
  try {
    const findings = rulesBySeverity.text[severity].flatMap(([, rule]) => rule(files));
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

/** What these rules may look at besides the characters of a text. */
function kindOf({ language = '', isHtml, placeholders }: ReadableText): string {
  return [language, isHtml, ...placeholders].join();
}

/** The surroundings as they are now; where nothing in them has changed, the very objects of the last compilation. */
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
