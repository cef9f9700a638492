import { FACT_TOKEN } from '../../shared/token-syntax';
import { otherEnds } from '../facts/range-ends';
import { fixOfText } from '../findings/fixes';
import { everyLanguage } from '../language-data/known-languages';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { runsWithFacts, textOf } from '../texts/readable-texts';

const SPACE = '(?:\\s|&nbsp;)*';
const WORDS = everyLanguage.flatMap(({ until, and }) => [until, and].flatMap((word) => word ?? []));
/** What stands between the ends of a range, where it is no more than that: «meses y», “to €”. */
const BETWEEN = new RegExp(
  `^(?:${SPACE}(?:\\p{L}{1,12}\\.?|[€£%]))?${SPACE}(?:[-–—]|(?<!\\p{L})(?:${WORDS.join('|')})(?!\\p{L}))${SPACE}[€£]?$`,
  'iu',
);

/** Of two facts whose names say that they are the ends of one range, the first is said first. */
export const factEndsSwapped: Rule<'fact-ends-swapped'> = (site) =>
  fewInEach(runsWithFacts(site), textOf, ({ written, text, offset }) => {
    const tokens = [...text.matchAll(FACT_TOKEN)];
    return tokens.flatMap((most, index) => {
      const least = tokens[index + 1];
      if (least === undefined || !isOtherEnd(most, least) || isSame(site.facts, most, least)) return [];
      const behind = most.index + most[0].length;
      const between = text.slice(behind, least.index);
      if (!BETWEEN.test(between)) return [];
      const part = { offset: offset + most.index, length: most[0].length + between.length + least[0].length };
      const details = { text: most[0] + between + least[0], correct: least[0] + between + most[0] };
      const fix = fixOfText(written, [{ ...part, text: details.correct }], false);
      const { source, pointer } = written;
      return [{ code: 'fact-ends-swapped' as const, place: { source, pointer, part }, details, fix }];
    });
  });

function isOtherEnd([, most = '']: RegExpExecArray, [, least = '']: RegExpExecArray): boolean {
  return otherEnds(least).includes(most);
}

function isSame(
  facts: Readonly<Record<string, unknown>>,
  [, one = '']: RegExpExecArray,
  [, other = '']: RegExpExecArray,
): boolean {
  return facts[one] === facts[other];
}
