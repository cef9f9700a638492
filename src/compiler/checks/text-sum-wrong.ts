import type { SiteLanguage } from '../../../generated/types';
import { numberWritten, withFacts } from '../facts/figures-written';
import { timeUnits } from '../figures/time-units';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { fewInEach } from '../texts/few-faults';
import type { ReadableText } from '../texts/readable-texts';
import { textBlocks } from '../texts/text-blocks';
import type { TextPart } from '../texts/text-part';
import { oncePerLanguage } from '../values/once-per-object';
import { inFewFiles } from '../values/values';

/** A sum that a text does comes to what it says: «656 jubilaciones más 279 bajas, menos 819 plazas, dan 116». */
export const textSumWrong: Rule<'text-sum-wrong'> = (site) =>
  fewInEach(
    sumsSaid(site),
    ({ written }) => written,
    ({ written: { source, pointer }, text, terms, result, part }) => {
      const sum = sumOf(terms, site);
      const said = numberWritten(result, site);
      if (sum === undefined || said === undefined || sum === rounded(said)) return [];
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
}

const sumsSaid = inFewFiles('sums-said', (source, contract): readonly SumSaid[] =>
  textBlocks({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const language = contract.languages.find(({ code }) => code === written.language);
    const syntax = language && syntaxOf(language.code);
    if (language === undefined || syntax === undefined || !syntax.hint.test(text)) return [];
    return [...text.matchAll(syntax.sum)].flatMap(
      ({ 0: whole, groups: { first = '', more = '', result = '' } = {}, index }) => {
        if (hasOtherUnits(whole, language)) return [];
        const others = [...more.matchAll(syntax.term)].map(({ groups }) => ({
          number: groups?.number ?? '',
          isTaken: groups?.minus !== undefined,
        }));
        const terms = [{ number: first, isTaken: false }, ...others];
        const part = { offset: offset + index + whole.length - result.length, length: result.length };
        return [{ written, text: whole.replaceAll(/\s+/g, ' '), terms, result, part }];
      },
    );
  }),
);

/** Shares are of something, and a day and twelve hours are no thirteen. */
function hasOtherUnits(text: string, { locale }: SiteLanguage): boolean {
  const units = timeUnits(locale);
  return (
    /[%‰]/.test(text) ||
    new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => units.get(word) ?? [])).size > 1
  );
}

interface Syntax {
  readonly hint: RegExp;
  readonly sum: RegExp;
  readonly term: RegExp;
}

const NUMBER =
  '(?:\\p{Sc}\\s?)?(?<NAME>\\{\\{[^{}\\s]{1,80}\\}\\}|\\d{1,3}(?:[.,\\u00a0\\u202f]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,2})?)(?![\\d{]|[.,:/–-]\\d)';
/** What is counted. */
const COUNTED = '[^\\d.!?;:(){}]{0,60}?';

/** Of a language of which it is not known how it adds, nothing. */
const syntaxOf = oncePerLanguage((language): Syntax | undefined => {
  const { plus, minus, result } = languageData(language)?.sums ?? {};
  if (plus === undefined || minus === undefined || result === undefined) return undefined;
  const named = (name: string) => NUMBER.replace('NAME', name);
  const term = `${COUNTED}[\\s,](?:(?:${plus}|\\+)|(?<minus>${minus}|−))\\s+${named('number')}`;
  const unnamed = term.replaceAll(/\?<(?:minus|number)>/g, '?:');
  const sum = `(?<![\\p{L}\\d.,:/–-])${named('first')}(?<more>(?:${unnamed}){1,5})${COUNTED}[\\s,](?:${result}|=)\\s+${named('result')}`;
  return {
    hint: new RegExp(`(?:${plus}|${minus}|[+−])\\s`, 'iu'),
    sum: new RegExp(sum, 'giu'),
    term: new RegExp(term, 'giu'),
  };
});

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
