import type { SiteLanguage } from '../../../generated/types';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { numberWritten, withFacts } from '../facts/figures-written';
import { timeUnits } from '../figures/time-units';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { fewInEach } from '../texts/few-faults';
import type { ReadableText } from '../texts/readable-texts';
import { textBlocks } from '../texts/text-blocks';
import { inFewFiles } from '../values/values';

/**
 * A sum that a text does comes to what it says: «656 jubilaciones más 279 bajas, menos 819 plazas, dan 116»; and so do the
 * parts of something that stand behind it: «120 horas: 70 en línea y 50 en el aula».
 */
export const textSumWrong: Rule<'text-sum-wrong'> = (site) =>
  fewInEach(
    sumsSaid(site),
    ({ written }) => written,
    ({ written: { source, pointer }, text, terms, result, part, isParted }) => {
      const sum = sumOf(terms, site);
      const said = numberWritten(result, site);
      if (sum === undefined || said === undefined || sum === rounded(said)) return [];
      if (isParted && Math.abs(sum - said) > said * FURTHEST) return [];
      return [
        { code: 'text-sum-wrong', place: { source, pointer, part }, details: { text: withFacts(text, site), sum } },
      ];
    },
  );

/** A sum that a text does, by what is written in it: numbers, and figures of facts.yaml. */
interface SumSaid {
  readonly written: ReadableText;
  readonly text: string;
  readonly terms: readonly { readonly number: string; readonly isTaken: boolean }[];
  readonly result: string;
  readonly part: TextPart;
  /** Whether it is said first, and what it consists of behind it. */
  readonly isParted: boolean;
}

/** By so much of a whole its parts may come to more or less, and still be all that there are. */
const FURTHEST = 0.25;

const sumsSaid = inFewFiles('sums-said', (source, contract): readonly SumSaid[] =>
  textBlocks({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const language = contract.languages.find(({ code }) => code === written.language);
    const syntax = language && syntaxOf(language.code);
    if (language === undefined || syntax === undefined || !syntax.hint.test(text)) return [];
    const parted = partedIn(text, syntax.parted, language).map(({ index, ...parted }) => {
      const part = { offset: offset + index, length: parted.result.length };
      return { written, ...parted, part };
    });
    const added = [...text.matchAll(syntax.sum)].flatMap(
      ({ 0: whole, groups: { first = '', more = '', result = '' } = {}, index }) => {
        if (hasOtherUnits(whole, language)) return [];
        const others = [...more.matchAll(syntax.term)].map(({ groups }) => ({
          number: groups?.number ?? '',
          isTaken: groups?.minus !== undefined,
        }));
        const terms = [{ number: first, isTaken: false }, ...others];
        const part = { offset: offset + index + whole.length - result.length, length: result.length };
        return [{ written, text: whole.replaceAll(/\s+/g, ' '), terms, result, part, isParted: false }];
      },
    );
    return [...added, ...parted];
  }),
);

/** Something of which all parts are said, at least one of them without what it counts: only then do they count the same. */
function partedIn(text: string, syntax: PartsSyntax | undefined, language: SiteLanguage) {
  if (syntax === undefined) return [];
  const { whole: pattern, part, about, elliptic } = syntax;
  return [...text.matchAll(pattern)].flatMap(({ 0: whole, groups: { result = '', parts = '' } = {}, index }) => {
    if (about.test(text.slice(0, index)) || !elliptic.test(parts) || hasOtherUnits(whole, language)) return [];
    const terms = [...parts.matchAll(part)].map(({ groups }) => ({ number: groups?.number ?? '', isTaken: false }));
    return [{ index, text: whole.replaceAll(/\s+/g, ' '), terms, result, isParted: true }];
  });
}

/** Shares are of something, and a day and twelve hours are no thirteen. */
function hasOtherUnits(text: string, { locale }: SiteLanguage): boolean {
  const units = timeUnits(locale);
  return (
    /[%‰]/.test(text) ||
    new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => units.get(word) ?? [])).size > 1
  );
}

interface PartsSyntax {
  readonly whole: RegExp;
  readonly part: RegExp;
  /** What stands before a number that is not meant to be exact. */
  readonly about: RegExp;
  /** A number behind which it is not said what it counts. */
  readonly elliptic: RegExp;
}

interface Syntax {
  readonly hint: RegExp;
  readonly sum: RegExp;
  readonly term: RegExp;
  readonly parted: PartsSyntax | undefined;
}

const NUMBER =
  '(?:\\p{Sc}\\s?)?(?<NAME>\\{\\{[^{}\\s]{1,80}\\}\\}|\\d{1,3}(?:[.,\\u00a0\\u202f]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,2})?)(?![\\d{]|[.,:/–-]\\d)';
/** What is counted. */
const COUNTED = '[^\\d.!?;:(){}]{0,60}?';
/** The same of one of several parts. */
const COUNTED_PART = '\\s[^\\d.!?;:(){},]{2,40}?';

/** Of a language of which it is not known how it adds, nothing. */
const syntaxOf = oncePerLanguage((language): Syntax | undefined => {
  const { sums, parts, listAnd } = languageData(language) ?? {};
  if (sums === undefined) return undefined;
  const { plus, minus, result } = sums;
  const term = `${COUNTED}[\\s,](?:(?:${plus}|\\+)|(?<minus>${minus}|−))\\s+${named('number')}`;
  const unnamed = term.replaceAll(/\?<(?:minus|number)>/g, '?:');
  const sum = `(?<![\\p{L}\\d.,:/–-])${named('first')}(?<more>(?:${unnamed}){1,5})${COUNTED}[\\s,](?:${result}|=)\\s+${named('result')}`;
  return {
    hint: new RegExp(`(?:${plus}|${minus}|[+−])\\s|[\\d}][^:]{1,60}:\\s[\\d{]`, 'iu'),
    parted: parts && partsSyntax(parts, listAnd ?? ','),
    sum: new RegExp(sum, 'giu'),
    term: new RegExp(term, 'giu'),
  };
});

function partsSyntax({ about, of }: { readonly about: string; readonly of: string }, and: string): PartsSyntax {
  const part = `${NUMBER.replace('?<NAME>', '?:')}${COUNTED_PART}`;
  const parts = `${part}(?:,\\s${part}){0,6},?\\s(?:${and})\\s${part}`;
  return {
    whole: new RegExp(
      `(?<![\\p{L}\\d.,:/–-])${named('result')}${COUNTED_PART}:\\s(?<parts>${parts})(?=[.!?;)]|$)`,
      'giu',
    ),
    part: new RegExp(named('number'), 'gu'),
    about: new RegExp(`(?:^|\\s)(?:${about})\\s$`, 'iu'),
    elliptic: new RegExp(`[\\d}]\\s(?:${of})\\s`, 'iu'),
  };
}

function named(name: string): string {
  return NUMBER.replace('NAME', name);
}

function sumOf(terms: SumSaid['terms'], site: DraftSite): number | undefined {
  const values = terms.map(({ number, isTaken }) => {
    const value = numberWritten(number, site);
    return value === undefined || !isTaken ? value : -value;
  });
  const numbers = values.filter((value) => value !== undefined);
  return numbers.length === values.length ? rounded(numbers.reduce((sum, number) => sum + number, 0)) : undefined;
}

/** Without what is left over of adding hundredths up. */
function rounded(sum: number): number {
  return Number(sum.toFixed(2));
}
