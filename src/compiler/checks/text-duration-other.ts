import { numberWritten, withFacts } from '../facts/figures-written';
import { timeUnits } from '../figures/time-units';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import type { ReadableText } from '../texts/readable-texts';
import { textBlocks } from '../texts/text-blocks';
import type { TextPart } from '../texts/text-part';
import { factNamed } from '../tokens/token-syntax';
import { inFewFiles } from '../values/values';

/** How long something takes, which is said once more in brackets in another unit, is the same both times: «2 meses (8 semanas)». */
export const textDurationOther: Rule<'text-duration-other'> = (site) =>
  fewInEach(
    durationsSaidTwice(site),
    ({ written }) => written,
    ({ written: { source, pointer }, text, long, short, fewest, most, part }) => {
      const [one, other] = [long, short].map((number) => numberWritten(number, site));
      if (one === undefined || other === undefined || one === 0) return [];
      if (other >= one * fewest && other <= one * most) return [];
      const facts = [long, short].flatMap((number) => factNamed(number) ?? []);
      const details = { text: withFacts(text, site), ...(facts.length === 2 && { facts }) };
      return [{ code: 'text-duration-other', place: { source, pointer, part }, details }];
    },
  );

/** A length of time in two units, and how many of the shorter one the longer one may be. */
interface DurationSaidTwice {
  readonly written: ReadableText;
  readonly text: string;
  readonly long: string;
  readonly short: string;
  readonly fewest: number;
  readonly most: number;
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
const TWICE = new RegExp(
  `(?<![\\p{L}\\d.,:/–-])(${NUMBER})${GAP}(\\p{L}+)${GAP}(?:\\(|\\[)(${NUMBER})${GAP}(\\p{L}+)(?:\\)|\\])`,
  'gu',
);

const durationsSaidTwice = inFewFiles('durations-said-twice', (source, contract): readonly DurationSaidTwice[] =>
  textBlocks({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const locale = contract.languages.find(({ code }) => code === written.language)?.locale;
    if (locale === undefined || !/[([]/.test(text)) return [];
    const units = timeUnits(locale);
    return [...text.matchAll(TWICE)].flatMap(
      ({ 0: whole, 1: one = '', 2: unit = '', 3: other = '', 4: otherUnit = '', index }) => {
        const [first, second] = [unit, otherUnit].map((name) => units.get(name.toLowerCase()));
        const said = {
          written,
          text: whole.replaceAll(/\s+/g, ' '),
          part: { offset: offset + index, length: whole.length },
        };
        const [descending, ascending] = [RATIOS[`${first} ${second}`], RATIOS[`${second} ${first}`]];
        if (descending !== undefined)
          return [{ ...said, long: one, short: other, fewest: descending[0], most: descending[1] }];
        return ascending === undefined
          ? []
          : [{ ...said, long: other, short: one, fewest: ascending[0], most: ascending[1] }];
      },
    );
  }),
);
