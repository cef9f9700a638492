import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { asToken, tokensIn } from '../../shared/token-syntax';
import { currencyUnits } from '../facts/amounts';
import { numberIn, numberWithUnit } from '../facts/facts';
import { factsByName } from '../facts/facts-by-name';
import { timeUnits } from '../figures/time-units';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import type { FactType } from '../schema/fact-type';
import { type DraftSite, singleton } from '../site';
import type { Source } from '../source';
import { fewInEach } from '../texts/few-faults';
import { asName } from '../texts/named-in';
import type { ReadableText } from '../texts/readable-texts';
import { type TextBlock, textBlocks } from '../texts/text-blocks';
import { inFewFiles, valuesResolvedAs } from '../values/values';

/** A sentence that says nothing but what something costs, or how long it lasts, says it as the fact does. */
export const factMisquoted: Rule<'fact-misquoted'> = (site) => {
  const all = claims(site);
  if (all.length === 0) return [];
  const named = factsByName(site);
  const currency = currencyUnits(site);
  return fewInEach(
    all,
    ({ written }) => written,
    (claim): Finding<'fact-misquoted'>[] => {
      const quoted = claim.fact === undefined ? undefined : figureOf(claim.fact, site, currency);
      const measure = quoted?.measure ?? measureOf(claim, site, currency);
      const facts = [...(named.get(claim.language)?.get(asName(claim.name)) ?? [])].flatMap((fact) => {
        const figure = figureOf(fact, site, currency);
        return figure !== undefined && figure.measure === measure ? { fact, ...figure } : [];
      });
      const [only, ...others] = facts;
      if (measure === undefined || only === undefined || others.length > 0) return [];
      if (isRight(claim, only, quoted !== undefined) || namesAsPrice(claim.written.source, only.fact, site)) return [];
      return [misquoted(claim, only)];
    },
  );
};

/** What names another figure is wrong even where both say the same at present; of one that cannot be read nothing is known. */
function isRight({ fact, number }: Claim, right: NamedFigure, isRead: boolean): boolean {
  return fact === undefined ? number === right.number : !isRead || fact === right.fact;
}

function misquoted({ written, name, fact, digits, whole }: Claim, right: NamedFigure): Finding<'fact-misquoted'> {
  const { source, pointer } = written;
  const part = right.hasUnit && fact === undefined ? whole : digits;
  const suggestion = asToken('facts', right.fact);
  const text = written.text.slice(part.offset, part.offset + part.length);
  const details = {
    name,
    text: text.replaceAll('&nbsp;', ' '),
    fact: right.fact,
    value: right.value,
    suggestion,
    ...(fact !== undefined && { isNamed: true as const }),
  };
  // Where the right one stands elsewhere in the text, the two have changed places.
  const [other, ...more] = tokensIn(written.text).filter((token) => token.text === suggestion);
  const isSwapped = fact !== undefined && other !== undefined && more.length === 0;
  const edits = [{ ...part, text: suggestion }, ...(isSwapped ? [{ ...other.part, text }] : [])];
  const fix = fixOfText(
    written,
    edits.sort((one, another) => one.offset - another.offset),
    false,
  );
  return { code: 'fact-misquoted', place: { source, pointer, part }, details, fix };
}

/** Whether a file is of what costs that: then its texts are held against the price by `fact-contradicted`. */
function namesAsPrice(source: Source, fact: string, { contract }: DraftSite): boolean {
  return valuesResolvedAs({ sources: [source], contract }, 'price').some(({ value }) => value === fact);
}

/** What a sentence says of something: “The rye loaf costs €4.50.” */
interface Claim {
  readonly written: ReadableText;
  readonly language: Language;
  /** What it is said of, without an article. */
  readonly name: string;
  readonly number: number | undefined;
  /** The figure of facts.yaml that it names in the place of a number. */
  readonly fact?: string;
  readonly unit: string;
  /** The number alone, and with its unit. */
  readonly digits: TextPart;
  readonly whole: TextPart;
}

const claims = inFewFiles('claims', (source, contract): readonly Claim[] =>
  textBlocks({ sources: [source], contract }).flatMap((block) => {
    const { language } = block.written;
    const syntax = language === undefined || !/\d|\{\{/.test(block.text) ? undefined : syntaxOf(language);
    return language === undefined || syntax === undefined ? [] : claimsIn(block, language, syntax);
  }),
);

function claimsIn({ written, text, offset }: TextBlock, language: Language, { claim, article, and }: Syntax): Claim[] {
  const found: Claim[] = [];
  let before = { name: '', end: 0 };
  for (const { groups = {}, index } of text.matchAll(claim)) {
    const { verb = '', sign = '', figure = '', fact, gap = '', unit = '' } = groups;
    const isMore = before.name !== '' && and.test(text.slice(before.end, index));
    const name = isMore ? before.name : subjectOf(text, index, article);
    const from = index + verb.length;
    const digits = { offset: offset + from + sign.length, length: figure.length };
    const whole = { offset: offset + from, length: `${sign}${figure}${gap}${unit}`.length };
    before = { name, end: from + whole.length };
    const number = numberIn(figure);
    const said = unit || sign.replaceAll(/\s|&nbsp;/g, '');
    if (name !== '' && (number ?? fact) !== undefined)
      found.push({ written, language, name, number, unit: said, digits, whole, ...(fact !== undefined && { fact }) });
  }
  return found;
}

/** Longer than any name, and the tags around it. */
const LONGEST = 200;

/** What stands between the beginning of a sentence and its verb, without the article; with anything else before it is no name. */
function subjectOf(text: string, end: number, article: RegExp): string {
  const before = end > LONGEST ? text.slice(end - LONGEST, end) : `. ${text.slice(0, end)}`;
  const [, subject = ''] = /[.!?…]\s+([^.!?…¿¡]+)$/u.exec(before) ?? [];
  return subject.replaceAll('&nbsp;', ' ').trim().replace(article, '');
}

interface Syntax {
  /** The verb, what it says, and the end of the sentence, another such verb, or another thing of which something is said. */
  readonly claim: RegExp;
  readonly article: RegExp;
  readonly and: RegExp;
}

/** Of a language of which it is not known how it says what something costs, nothing. */
const syntaxOf = oncePerLanguage((language): Syntax | undefined => {
  const { costing, articles = '', listAnd = '' } = languageData(language) ?? {};
  if (costing === undefined) return undefined;
  const verb = `(?:${costing.replaceAll(' ', '|')})`;
  const gap = '(?:\\s|&nbsp;)';
  const said = `(?<sign>\\p{Sc}${gap}?)?(?<figure>\\d+(?:[.,]\\d+){0,3}|\\{\\{\\s*facts\\.(?<fact>[\\w-]+)\\s*\\}\\})(?<gap>${gap}?)(?<unit>\\p{Sc}|\\p{L}+)?`;
  const another = `(?:${listAnd})\\s+(?:${verb}|${articles.replaceAll(' ', '|')}|\\p{Lu}\\p{L}*)`;
  const end = `(?=\\s*(?:$|[.!;])|\\s+${another}\\s)`;
  return {
    claim: new RegExp(`(?<=\\s)(?<verb>${verb}${gap}+)${said}${end}`, 'gu'),
    article: new RegExp(`^(?:${articles.replaceAll(' ', '|')})\\s+`, 'iu'),
    and: new RegExp(`^\\s+(?:${listAnd})\\s+$`, 'u'),
  };
});

/** In what a figure is measured, by the unit that stands beside it. */
function measureOf({ language, unit }: Claim, { contract }: DraftSite, currency: readonly string[]) {
  if (currency.includes(unit)) return 'money';
  const locale = contract.languages.find(({ code }) => code === language)?.locale;
  return locale === undefined ? undefined : TIMES.get(timeUnits(locale).get(unit.toLowerCase()) ?? '');
}

const TIMES: ReadonlyMap<string, FactType> = new Map([
  ['hour', 'hours'],
  ['month', 'months'],
]);

interface NamedFigure extends FactFigure {
  readonly fact: string;
}

interface FactFigure {
  readonly measure: string;
  readonly number: number;
  readonly value: string;
  /** Whether the fact itself says its unit. */
  readonly hasUnit: boolean;
}

/** What a fact says, where that is a number of its type, or an amount with the currency. */
function figureOf(fact: string, site: DraftSite, currency: readonly string[]): FactFigure | undefined {
  const value = site.facts[fact];
  const type = singleton(site, 'facts')?.[fact]?.type;
  if (typeof value === 'number')
    return type === undefined ? undefined : { measure: type, number: value, value: String(value), hasUnit: false };
  const amount = numberWithUnit(value ?? '');
  if (value === undefined || amount === undefined || !currency.includes(amount.unit)) return undefined;
  return { measure: 'money', number: amount.number, value, hasUnit: true };
}
