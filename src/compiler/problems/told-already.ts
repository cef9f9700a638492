import type { Pointer } from '../values/pointer';
import type { Finding } from './finding';
import type { ProblemCode } from './problem-details';
import { COMPARISONS } from './severity';

/** What is told of a text as it is, though a part of it is none. */
const OF_WHOLE_TEXTS: ReadonlySet<ProblemCode> = new Set([
  'text-capital-missing',
  'text-end-other',
  'text-mark-unpaired',
  'text-unfinished',
]);

/** What says that a text, or a part of it, is in another language than its own. */
const FOREIGN: ReadonlySet<ProblemCode> = new Set(['translation-foreign', 'translation-language']);

/** What is wrong by the customs of the language that a text should be in. */
const OF_OWN_LANGUAGE: ReadonlySet<ProblemCode> = new Set([
  'text-accent',
  'text-capital-missing',
  'text-capital-needless',
  'text-mark-foreign',
  'text-mark-unpaired',
  'text-phrase-wrong',
  'text-typo',
  'translation-calendar',
]);

/** Why a figure is no number. */
const MISREAD_FACTS: ReadonlySet<ProblemCode> = new Set(['fact-thousands', 'fact-type', 'fact-unit']);

/**
 * Leaves out what is told in better words beside it: of a text as a translation, where one of its languages is wrong in
 * itself; of how a text begins or ends, where something in it is no text, and of the same end twice; of filler, where it
 * stands in for the text; of a date far away, where a fact can have none like it; of a figure that is no number or no
 * date, where it is told why; of a language, where a text is in another one; of a mistyped name, where it is told as
 * that of a day; of another phone, where it is none; of a part of a value, where the whole is wrong; of a link that is
 * called as another one, where it is called as a page; of a field of another kind, where it was copied.
 */
export function withoutToldAlready(findings: readonly Finding[]): Finding[] {
  const wrong = new Set(findings.filter(({ code }) => !COMPARISONS.has(code)).flatMap(textOfFinding));
  const misreadFacts = new Set(findings.filter(({ code }) => MISREAD_FACTS.has(code)).map(placeOf));
  const wrongDates = new Set(findings.filter(({ code }) => code === 'fact-type').map(placeOf));
  const wrongCodes = new Set(findings.filter(({ code }) => code === 'postal-code-malformed').map(placeOf));
  const wrongPaths = new Set(findings.filter(({ code }) => code === 'path-malformed').map(placeOf));
  const wrongFacts = new Set(findings.filter(({ code }) => code === 'fact-range').map(placeOf));
  const standIns = new Set(findings.filter(({ code }) => code === 'text-stand-in').flatMap(textOfFinding));
  const fillers = new Set(findings.filter(({ code }) => code === 'text-filler').map(placeOf));
  const spoilt = new Set(findings.filter(({ code }) => code === 'text-filler' || code === 'text-pasted').map(placeOf));
  const inForeign = new Set(findings.filter(({ code }) => FOREIGN.has(code)).map(placeOf));
  const placesOfStandIns = new Set(findings.filter(({ code }) => code === 'text-stand-in').map(placeOf));
  const isStandIn = (finding: Finding) => placesOfStandIns.has(placeOf(finding));
  const sameNames = new Set(findings.filter(({ code }) => code === 'person-other').map(placeOf));
  const namesInCapitals = new Set(findings.filter(({ code }) => code === 'name-small').map(placeOf));
  const otherPhones = new Set(findings.filter(({ code }) => code === 'phone-other').map(placeOf));
  const malformedPhones = new Set(
    findings
      .filter(({ code, place }) => code === 'phone-malformed' && !('part' in place && place.part !== undefined))
      .map(placeOf),
  );
  const unlikeInEnd = new Set(findings.filter(({ code }) => code === 'text-end-other').map(placeOf));
  const brokenOff = new Set(
    findings.filter(({ code, details }) => code === 'text-unfinished' && !('language' in details)).map(placeOf),
  );
  const wrongDays = new Set(
    findings.flatMap((one) => (one.code === 'text-date-wrong' ? [`${placeOf(one)} ${one.details.text}`] : [])),
  );
  const marked = new Set(findings.filter(({ code }) => code === 'text-unfinished').map(placeOf));
  const ambiguous = new Set(
    findings
      .filter(({ code }) => code === 'link-target-ambiguous')
      .flatMap((one) => [placeOf(one), ...textOfFinding(one)]),
  );
  const copied = new Set(findings.filter(({ code }) => code === 'value-not-own').flatMap(textOfFinding));
  const misled = new Set(findings.filter(({ code }) => code === 'link-text-other').flatMap(textOfFinding));
  const differing = new Set(findings.filter(isDifference).flatMap(textOfFinding));
  return findings.filter((finding) => {
    if (finding.code === 'fact-not-number')
      return !misreadFacts.has(nameOf('facts.yaml', [finding.details.fact, 'value']));
    if (finding.code === 'fact-sum-unknown' && finding.details.reason === 'text') return misreadFacts.size === 0;
    if (finding.code === 'fact-not-date') return !wrongDates.has(placeOf(finding));
    if (finding.code === 'text-figure-joined') return !wrongCodes.has(placeOf(finding));
    // Of a template in whose address the place of the entries is misnamed.
    if (finding.code === 'path-duplicate' && finding.details.correct !== undefined)
      return !wrongPaths.has(placeOf(finding));
    if (finding.code === 'date-absurd') return !wrongFacts.has(placeOf(finding));
    if (OF_OWN_LANGUAGE.has(finding.code) && inForeign.has(placeOf(finding))) return false;
    if (finding.code === 'name-small' && (sameNames.has(placeOf(finding)) || isStandIn(finding))) return false;
    if (finding.code === 'text-capitals' && namesInCapitals.has(placeOf(finding))) return false;
    if (finding.code === 'phone-malformed' && 'source' in finding.place && finding.place.part !== undefined)
      return !otherPhones.has(placeOf(finding));
    if (finding.code === 'phone-other' && malformedPhones.has(placeOf(finding))) return false;
    if (OF_WHOLE_TEXTS.has(finding.code) && spoilt.has(placeOf(finding))) return false;
    if (finding.code === 'text-end-other') return !brokenOff.has(placeOf(finding));
    if (finding.code === 'text-unfinished' && finding.details.language !== undefined)
      return !unlikeInEnd.has(placeOf(finding));
    if (finding.code === 'text-typo' && wrongDays.has(`${placeOf(finding)} ${finding.details.word}`)) return false;
    if (finding.code === 'person-other') return !marked.has(placeOf(finding));
    if (finding.code === 'text-filler' || finding.code === 'description-same')
      return !textOfFinding(finding).some((text) => standIns.has(text));
    if (finding.code === 'text-word-doubled' || finding.code === 'text-capitals') return !fillers.has(placeOf(finding));
    if (finding.code === 'link-own-address') return !textOfFinding(finding).some((link) => ambiguous.has(link));
    if (finding.code === 'field-kind-other') return !textOfFinding(finding).some((field) => copied.has(field));
    if (finding.code === 'link-repeated') return !textOfFinding(finding).some((link) => misled.has(link));
    if (!COMPARISONS.has(finding.code)) return true;
    const isTold = (text: string) => wrong.has(text) || (isChange(finding) && differing.has(text));
    return !textOfFinding(finding).some(isTold);
  });
}

function isDifference(finding: Finding): boolean {
  return COMPARISONS.has(finding.code) && !isChange(finding);
}

/** That an original has changed says less than in what the two differ. */
function isChange({ code }: Finding): boolean {
  return code === 'translation-stale';
}

/** The value that is written in several languages, by the place of one of them. */
function textOfFinding({ place }: Finding): string[] {
  return 'source' in place ? [nameOf(place.source.path, place.pointer.slice(0, -1))] : [];
}

function placeOf({ place }: Finding): string {
  return 'source' in place ? nameOf(place.source.path, place.pointer) : '';
}

function nameOf(path: string, pointer: Pointer): string {
  return `${path}#${pointer.join('/')}`;
}
