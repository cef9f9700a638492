import type { Pointer } from '../../shared/pointer';
import type { Finding } from '../findings/finding';
import type { ProblemCode } from '../findings/problem-details';
import { COMPARISONS } from '../findings/severity';

/** A finding (`of`) that is left out where another one (`by`) says the same better. */
interface Precedence {
  readonly of: (finding: Finding) => boolean;
  readonly by: (finding: Finding) => boolean;
  /** What both have to be about; by default, the same value. */
  readonly about?: (finding: Finding) => readonly string[];
}

/** Codes that compare a text with the conventions of its language. */
const CONVENTIONS: readonly ProblemCode[] = [
  'text-accent',
  'text-capital-missing',
  'text-capital-needless',
  'text-mark-foreign',
  'text-mark-unpaired',
  'text-phrase-wrong',
  'text-typo',
  'translation-calendar',
];

/** Codes that say how a text is written, and not what. */
const FORM: readonly ProblemCode[] = [
  ...CONVENTIONS,
  'html-address-bare',
  'html-heading-repeated',
  'text-agreement-wrong',
  'text-article-wrong',
  'text-beginning-other',
  'text-capitals',
  'text-end-other',
  'text-spacing',
  'text-spelling-other',
  'text-word-doubled',
];

/** Codes that say that languages differ in what they say, however it is written. */
const OF_SENSE: readonly ProblemCode[] = [
  'translation-figures',
  'translation-foreign',
  'translation-language',
  'translation-letters',
  'translation-negation',
  'translation-opposite',
  'translation-swapped',
  'translation-token-swapped',
  'translation-tokens',
];

/** Codes that say that a text is in another language than it should. */
const OF_OTHER_LANGUAGE: readonly ProblemCode[] = [
  'translation-foreign',
  'translation-language',
  'translation-letters',
  'translation-same',
  'translation-swapped',
];

/** Codes that say why a figure is not a number. */
const MISREAD_FACTS: readonly ProblemCode[] = ['fact-notation', 'fact-thousands', 'fact-type', 'fact-unit'];

const PRECEDENCES: readonly Precedence[] = [
  // That something is not a figure, a date or an address, where another finding says why.
  { of: is('fact-not-number'), by: is(...MISREAD_FACTS), about: factOf },
  { of: isSumOfTexts, by: is(...MISREAD_FACTS, 'fact-not-number'), about: anything },
  { of: is('fact-not-date'), by: is('fact-type'), about: factOf },
  { of: is('fact-magnitude'), by: is(...MISREAD_FACTS) },
  { of: is('date-absurd'), by: is('fact-range') },
  { of: is('span-wrong'), by: is('date-absurd'), about: holder },
  { of: is('fact-type'), by: is('fact-blank', 'fact-thousands') },
  { of: is('fact-said-twice'), by: is('fact-misquoted') },
  { of: is('fact-said-twice'), by: is('translation-tokens'), about: holder },
  { of: is('text-figure-joined'), by: is('postal-code-malformed') },
  { of: is('unit-repeated'), by: is('fact-price-malformed') },
  { of: is('noun-number-wrong'), by: is('text-phrase-wrong') },
  { of: isMisnamedTemplate, by: is('path-malformed') },
  // A number that is malformed as a whole is not told to be another phone; of one that is another phone, no part is told to be malformed.
  { of: both(is('phone-malformed'), isOfPart), by: is('phone-other') },
  { of: is('phone-other'), by: both(is('phone-malformed'), not(isOfPart)) },
  // A prefix that does nothing keeps no other language from having it.
  { of: is('name-duplicate'), by: is('language-prefix-idle'), about: file },
  { of: is('path-malformed', 'page-unknown'), by: is('redirect-swapped'), about: holder },
  { of: is('redirect-of-other'), by: is('path-duplicate'), about: holder },
  // The conventions of a language, and what its words deny, where the text is in another language.
  { of: is(...FORM), by: is(...OF_OTHER_LANGUAGE) },
  { of: is('translation-misplaced'), by: is(...OF_OTHER_LANGUAGE), about: file },
  { of: is(...CONVENTIONS), by: is('translation-same'), about: holder },
  { of: is(...FORM), by: either(is('translation-swapped'), isOfSwapped), about: holder },
  { of: is('translation-negation'), by: is('translation-opposite'), about: holder },
  { of: is('translation-negation', 'translation-opposite'), by: is(...OF_OTHER_LANGUAGE), about: holder },
  // Names.
  { of: is('name-small'), by: is('person-other', 'text-stand-in') },
  { of: is('text-capitals'), by: is('name-small') },
  { of: is('person-other'), by: is('text-unfinished') },
  { of: is('name-misspelt'), by: is('person-other') },
  { of: is('text-accent'), by: is('name-misspelt') },
  { of: is('text-typo'), by: is('name-misspelt', 'text-accent', 'text-address-other', 'text-date-wrong'), about: word },
  // An address in brackets behind words.
  { of: is('html-address-bare'), by: is('text-markdown') },
  {
    of: is('text-agreement-wrong'),
    by: is(
      'noun-number-wrong',
      'text-accent',
      'text-article-wrong',
      'text-phrase-wrong',
      'text-typo',
      'unit-number-wrong',
    ),
  },
  { of: isOfWordsApart, by: is('text-phrase-wrong', 'text-typo', 'text-word-doubled') },
  // What a text looks like in which letters are broken.
  { of: is('name-misspelt', 'text-mark-unpaired', 'text-typo'), by: is('text-encoding', 'text-pasted'), about: value },
  // The form of a text that holds filler or pasted code; the end of a text twice; details of filler, and filler where the whole text is a stand-in.
  {
    of: is('text-capital-missing', 'text-end-other', 'text-mark-unpaired', 'text-unfinished'),
    by: is('text-filler', 'text-pasted'),
  },
  // How a text begins, where something else is wrong with all of it, or with its first word.
  { of: is('text-beginning-other'), by: both(not(isOfForm), not(isComparison)) },
  { of: is('text-beginning-other'), by: is('html-address-bare', 'text-capital-missing') },
  { of: is('text-end-other'), by: isBrokenOff },
  { of: both(is('text-unfinished'), not(isBrokenOff)), by: is('text-end-other'), about: holder },
  { of: both(is('text-mark-unpaired'), isOfQuestion), by: both(is('text-end-other'), isOfQuestion) },
  { of: is('text-word-doubled', 'text-capitals'), by: is('text-filler') },
  { of: is('text-repeated'), by: is('translation-copied') },
  { of: is('translation-copied'), by: is('text-stand-in'), about: holder },
  { of: is('translation-copied'), by: is('alt-other') },
  { of: is('translation-copied', 'text-unfinished'), by: is('description-same') },
  { of: is('html-tag-unopened'), by: isWrittenTag },
  { of: is('text-filler', 'description-same'), by: is('text-stand-in'), about: holder },
  { of: is('alt-vague'), by: is('text-stand-in') },
  { of: is('translation-figures'), by: is('alt-file-name'), about: holder },
  // Links, where another finding about them says more; a field of another kind, where its value was copied.
  { of: is('link-own-address'), by: is('link-target-ambiguous'), about: valueOrHolder },
  { of: is('link-repeated'), by: is('link-text-other'), about: holder },
  { of: is('link-conversion', 'link-to-itself', 'link-unlike-others'), by: is('link-text-other') },
  { of: is('icon-other-network', 'link-repeated'), by: is('link-other-network'), about: holder },
  { of: is('text-curly-quotes'), by: is('page-unknown', 'reference-unknown') },
  { of: is('list-count'), by: is('list-duplicate', 'reference-unknown'), about: holderOrItsHolder },
  {
    of: is('hours-wrong', 'link-repeated', 'name-duplicate', 'value-not-own'),
    by: is('list-duplicate'),
    about: valueOrHolder,
  },
  { of: is('field-kind-other'), by: is('value-not-own'), about: holder },
  // That a value was copied, or is not what visitors read, where another finding says what is wrong with it.
  { of: is('value-not-own'), by: is('alt-other', 'map-other', 'picture-other'), about: valueOrHolder },
  { of: is('hours-other'), by: is('hours-wrong'), about: holder },
  { of: is('workload-other'), by: is('fact-entry') },
  // What is in none of the groups is shown by none.
  { of: is('entry-unused'), by: is('entry-ungrouped'), about: thing },
  // Parts of what was copied from another page with its title.
  { of: is('value-not-own'), by: is('title-repeated'), about: file },
  // That a text says something else in another language, where it was copied.
  { of: either(isCopiedText, is('link-repeated')), by: is('translation-copied') },
  {
    of: is('translation-figures', 'translation-negation', 'translation-opposite', 'translation-tokens'),
    by: isCopiedText,
    about: holder,
  },
  // The hours of a day on which one language says that it is closed.
  { of: is('translation-figures'), by: isOfClosedDay, about: holder },
  // The name of a month or day that is missing is there, in the other language.
  { of: isOfNames, by: is('translation-calendar'), about: holder },
  // A comparison of languages, where one of them is wrong in itself; a stale translation, where it visibly differs.
  {
    of: both(isComparison, not(isOfSense)),
    by: both(isOfItself, not(is(...CONVENTIONS, 'fact-unlike'))),
    about: holder,
  },
  { of: isOfSense, by: both(isOfItself, not(isOfForm)), about: holder },
  {
    of: both(isComparison, not(is(...OF_OTHER_LANGUAGE, ...OF_SENSE))),
    by: both(is(...CONVENTIONS), not(isComparison)),
    about: holder,
  },
  { of: is('translation-stale'), by: both(isComparison, not(is('translation-stale'))), about: holder },
];

/** Codes of the shape by which a value as a whole is not what it should be: no rule needs to tell more of it. */
const OF_WHOLE_VALUE = is(
  'translations-missing',
  'type-wrong',
  'value-cut-by-comma',
  'value-empty',
  'value-not-listed',
);

/** Leaves out what rules find in a value that is of another shape than it should be. */
export function withoutMisshapen(findings: readonly Finding[], ofShape: readonly Finding[]): readonly Finding[] {
  const misshapen = new Set(ofShape.filter(OF_WHOLE_VALUE).flatMap(valueOfKey));
  if (misshapen.size === 0) return findings;
  return findings.filter((finding) => !valueOrHolder(finding).some((place) => misshapen.has(place)));
}

/** Leaves out findings that a better one about the same text supersedes. */
export function withoutSuperseded(findings: readonly Finding[]): Finding[] {
  const isSupersededBy = PRECEDENCES.map(({ of, by, about = value }) => {
    const subjects = new Set(findings.filter(by).flatMap(about));
    return (finding: Finding) => of(finding) && about(finding).some((subject) => subjects.has(subject));
  });
  return findings.filter((finding) => !isSupersededBy.some((isSuperseded) => isSuperseded(finding)));
}

function is(...codes: readonly ProblemCode[]): (finding: Finding) => boolean {
  const all = new Set(codes);
  return ({ code }) => all.has(code);
}

function both(one: Precedence['of'], other: Precedence['of']): Precedence['of'] {
  return (finding) => one(finding) && other(finding);
}

function either(one: Precedence['of'], other: Precedence['of']): Precedence['of'] {
  return (finding) => one(finding) || other(finding);
}

function not(one: Precedence['of']): Precedence['of'] {
  return (finding) => !one(finding);
}

/** Of a text as it is, whatever others say; that a figure could stand in it as well is nothing wrong with it. */
function isOfItself(finding: Finding): boolean {
  return !isComparison(finding) && finding.code !== 'fact-said-twice';
}

function isComparison({ code }: Finding): boolean {
  return COMPARISONS.has(code);
}

function isOfSense({ code }: Finding): boolean {
  return OF_SENSE.includes(code);
}

/** A text in the place of which that of another language stands, which stands in its place. */
function isOfSwapped({ code, details }: Finding): boolean {
  return code === 'translation-foreign' && details.isSwapped;
}

/** A space within a figure makes it another one. */
function isOfForm({ code, details }: Finding): boolean {
  return FORM.includes(code) && !(code === 'text-spacing' && /\d/.test(details.text));
}

/** A tag in HTML of which the signs are written by their names, so that it opens nothing. */
function isWrittenTag({ code, details }: Finding): boolean {
  return code === 'text-entity' && details.inHtml === true && details.character.startsWith('<');
}

function isOfPart({ place }: Finding): boolean {
  return 'part' in place && place.part !== undefined;
}

function isSumOfTexts({ code, details }: Finding): boolean {
  return code === 'fact-sum-unknown' && details.reason === 'text';
}

/** In the address of a template, the place of the entries has another name than it should. */
function isMisnamedTemplate({ code, details }: Finding): boolean {
  return code === 'path-duplicate' && details.correct !== undefined;
}

/** A text that breaks off by itself, not one that only lacks the end that it has in other languages. */
function isBrokenOff({ code, details }: Finding): boolean {
  return code === 'text-unfinished' && details.language === undefined && details.isInside === undefined;
}

/** Words that nobody writes one behind the other. */
function isOfWordsApart({ code, details }: Finding): boolean {
  return code === 'text-unfinished' && details.isInside === true;
}

/** A text that is that of another entry in one language alone. */
function isCopiedText({ code, details }: Finding): boolean {
  return code === 'value-not-own' && details.translation !== undefined;
}

function isOfClosedDay({ code, details }: Finding): boolean {
  return code === 'translation-opposite' && details.isOfDay === true;
}

/** The mark of a question, at its beginning or at its end. */
function isOfQuestion({ code, details }: Finding): boolean {
  return code === 'text-end-other'
    ? details.end === 'question'
    : code === 'text-mark-unpaired' && /[¿?]/.test(details.mark);
}

/** Figures that are none in digits, such as months and days. */
function isOfNames({ code, details }: Finding): boolean {
  return code === 'translation-figures' && !/\d/.test([...details.inOriginal, ...details.inTranslation].join());
}

function value({ place }: Finding): string[] {
  return 'source' in place ? [nameOf(place.source.path, place.pointer)] : [];
}

function valueOfKey({ place }: Finding): string[] {
  if (!('source' in place)) return [];
  return [nameOf(place.source.path, place.key === undefined ? place.pointer : [...place.pointer, place.key])];
}

/** What holds the value: the whole text of a language, the object of a property. */
function holder({ place }: Finding): string[] {
  return 'source' in place ? [nameOf(place.source.path, place.pointer.slice(0, -1))] : [];
}

function file({ place }: Finding): string[] {
  return 'source' in place ? [place.source.path] : [];
}

/** An entry by its file, or by its name in one. */
function thing(finding: Finding): string[] {
  const { place } = finding;
  return 'file' in place ? [place.file] : valueOfKey(finding);
}

function valueOrHolder(finding: Finding): string[] {
  return [...value(finding), ...holder(finding)];
}

function holderOrItsHolder(finding: Finding): string[] {
  const { place } = finding;
  if (!('source' in place)) return [];
  return [1, 2].map((above) => nameOf(place.source.path, place.pointer.slice(0, -above)));
}

function word(finding: Finding): string[] {
  return value(finding).map((place) => `${place} ${wordTold(finding)}`);
}

function wordTold({ code, details }: Finding): string {
  if (code === 'text-typo' || code === 'text-accent' || code === 'text-address-other') return details.word;
  if (code === 'text-date-wrong') return details.text;
  return code === 'name-misspelt' ? details.name : '';
}

/** The figure of facts.yaml, also where a text names it. */
function factOf(finding: Finding): string[] {
  const { code, details } = finding;
  const isUse = code === 'fact-not-number' || code === 'fact-not-date';
  return isUse ? [nameOf('facts.yaml', [details.fact, 'value'])] : value(finding);
}

function anything(): string[] {
  return ['anything'];
}

function nameOf(path: string, pointer: Pointer): string {
  return `${path}#${pointer.join('/')}`;
}
