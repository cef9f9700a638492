import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { figureWords } from '../figures/spoken-figures';
import { timeUnits } from '../figures/time-units';
import { languageData } from '../language-data/known-languages';
import type { ReadableText } from '../texts/readable-texts';
import { textBlocks } from '../texts/text-blocks';
import { inFewFiles } from '../values/values';

/** A length of time said in two ways, and how many of the shorter unit the longer one may be. */
interface DurationSaidTwice {
  readonly written: ReadableText;
  readonly text: string;
  readonly long: string;
  /** One length, or several that follow each other. */
  readonly short: readonly string[];
  readonly fewest: number;
  readonly most: number;
  /** Whether it is not sure that both are said of the same: then they are no more than twice as much as each other. */
  readonly mayDiffer?: true;
  readonly part: TextPart;
}

/** With weekends and without, with holidays and without. Of hours in a day nobody knows whether they are those of work. */
const RATIOS: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  'week day': [4, 7],
  'month day': [20, 31],
  'month week': [3.6, 4.8],
  'year day': [150, 366],
  'year week': [36, 53],
  'year month': [8, 12],
};

const NUMBER = '(?:\\{\\{[^{}\\s]{1,80}\\}\\}|\\d{1,4}(?:[.,]\\d)?)';
const GAP = '(?:\\s|&nbsp;)';
const BEFORE = '(?<![\\p{L}\\d.,:/–-])';
const BETWEEN = '[^.:;,!?(){}\\d]{0,60}';

/** How long things take that some files say twice: once more in brackets in another unit, or as the parts of which it consists. */
export const durationsSaidTwice = inFewFiles('durations-said-twice', (source, contract): readonly DurationSaidTwice[] =>
  textBlocks({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const { code, locale } = contract.languages.find((language) => language.code === written.language) ?? {};
    if (code === undefined || locale === undefined || !/[([:]/.test(text)) return [];
    const units = timeUnits(locale);
    const unitOf = (name = '') => units.get(name.toLowerCase());
    const { twice, ofEqualParts, ofParts, numbers } = patternsOf(code);
    const said = (whole: string, index: number) => ({
      written,
      text: whole.replaceAll(/\s+/g, ' '),
      part: { offset: offset + index, length: whole.length },
    });
    return [
      ...[...text.matchAll(twice)].flatMap(({ 0: whole, 1: one = '', 2: unit, 3: other = '', 4: otherUnit, index }) => {
        const [first, second] = [unitOf(unit), unitOf(otherUnit)];
        const [descending, ascending] = [RATIOS[`${first} ${second}`], RATIOS[`${second} ${first}`]];
        const [fewest, most] = descending ?? ascending ?? [];
        if (fewest === undefined || most === undefined) return [];
        const [long, short] = descending === undefined ? [other, one] : [one, other];
        return [{ ...said(whole, index), long, short: [short], fewest, most }];
      }),
      ...[...text.matchAll(ofEqualParts)].flatMap(
        ({ 0: whole, 1: long = '', 2: unit, 3: count = '', 4: each = '', 5: behind, index }) => {
          const parts = numbers.get(count.toLowerCase()) ?? Number(count);
          const isSame = unitOf(unit) !== undefined && (behind === undefined || unitOf(behind) === unitOf(unit));
          if (!isSame || !(parts > 1)) return [];
          return [
            {
              ...said(whole, index),
              long,
              short: Array.from({ length: parts }, () => each),
              fewest: 1,
              most: 1,
              mayDiffer: true,
            },
          ];
        },
      ),
      ...[...text.matchAll(ofParts)].flatMap(
        ({ 0: whole, 1: long = '', 2: unit, 3: one = '', 4: ofOne, 5: other = '', 6: ofOther, index }) => {
          const [first, second] = [unitOf(unit), unitOf(ofOne)];
          const [fewest, most] = RATIOS[`${first} ${second}`] ?? (first === second ? [1, 1] : []);
          const isOther = unitOf(ofOther) !== undefined && unitOf(ofOther) !== second;
          if (first === undefined || fewest === undefined || most === undefined || isOther) return [];
          return [{ ...said(whole, index), long, short: [one, other], fewest, most, mayDiffer: true }];
        },
      ),
    ];
  }),
);

const patternsOf = oncePerLanguage((language: Language) => {
  const { listAnd = '(?!)', numbers } = languageData(language) ?? {};
  const known = figureWords(numbers);
  const count = `(\\d{1,2}|${known.size === 0 ? '(?!)' : [...known.keys()].join('|')})`;
  return {
    numbers: known,
    /** «2 meses (8 semanas)» */
    twice: new RegExp(
      `${BEFORE}(${NUMBER})${GAP}(\\p{L}+)${GAP}(?:\\(|\\[)(${NUMBER})${GAP}(\\p{L}+)(?:\\)|\\])`,
      'gu',
    ),
    /** «6 meses: dos fases de 3» */
    ofEqualParts: new RegExp(
      `${BEFORE}(${NUMBER})${GAP}(\\p{L}+):${GAP}${count}${GAP}\\p{L}{3,30}${GAP}\\p{L}{1,3}${GAP}(${NUMBER})(?:(?=\\s*(?:$|[.;,)]))|${GAP}(\\p{L}+)(?!\\p{L}))`,
      'giu',
    ),
    /** «2 años a tiempo completo: 7 meses de teoría y 17 de práctica» */
    ofParts: new RegExp(
      `${BEFORE}(${NUMBER})${GAP}(\\p{L}+)(?:${GAP}${BETWEEN})?:${GAP}(${NUMBER})${GAP}(\\p{L}+)${GAP}${BETWEEN}${GAP}(?:${listAnd})${GAP}(${NUMBER})${GAP}(\\p{L}+)${BETWEEN}(?=[.;,:!?)]|$)`,
      'gu',
    ),
  };
});
