import { factNamed } from '../../shared/token-syntax';
import { durationsSaidTwice } from '../facts/durations-said';
import { total } from '../facts/facts';
import { numberWritten, withFacts } from '../facts/figures-written';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';

const TWICE = 2;

/**
 * How long something takes, which is said once more in brackets in another unit, or by its parts, is the same both times:
 * «2 meses (8 semanas)», «6 meses: dos fases de 3».
 */
export const textDurationOther: Rule<'text-duration-other'> = (site) =>
  fewInEach(
    durationsSaidTwice(site),
    ({ written }) => written,
    ({ written: { source, pointer }, text, long, short, fewest, most, mayDiffer, part }) => {
      const one = numberWritten(long, site);
      const other = total(short.map((number) => numberWritten(number, site)));
      if (one === undefined || other === undefined || one === 0) return [];
      if (other >= one * fewest && other <= one * most) return [];
      if (mayDiffer && (other * TWICE < one * fewest || other > one * most * TWICE)) return [];
      const numbers = [...new Set([long, ...short])];
      const facts = numbers.flatMap((number) => factNamed(number) ?? []);
      const details = { text: withFacts(text, site), ...(facts.length === numbers.length && { facts }) };
      return [{ code: 'text-duration-other', place: { source, pointer, part }, details }];
    },
  );
