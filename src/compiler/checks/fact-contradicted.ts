import { type Amount, type RunWithAmounts, runsWithAmounts } from '../facts/amounts';
import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { fewInEach, fewOf } from '../texts/few-faults';
import { textOf } from '../texts/readable-texts';
import { asToken } from '../tokens/token-syntax';
import { valuesResolvedAs } from '../values/values';

/** How far an amount may be from the price beside it, to be taken for that of another year. */
const NEARNESS = 0.25;

/** What says its price by a fact says no other price, almost the same, in its texts. */
export const factContradicted: Rule<'fact-contradicted'> = (site) =>
  site.sources.flatMap((source) => {
    const file = { sources: [source], contract: site.contract };
    const facts = [...new Set(valuesResolvedAs(file, 'price').map(({ value }) => value))];
    if (facts.length === 0) return [];
    return fewInEach(
      runsWithAmounts(source, site),
      ({ run }) => textOf(run),
      (found) => contradictions(site, found, facts),
    );
  });

function contradictions(site: DraftSite, { run, amounts }: RunWithAmounts, facts: readonly string[]) {
  const { written, offset } = run;
  const found = amounts.flatMap((amount) => {
    const fact = facts.find((name) => isNear(amount, site.facts[name]));
    return fact === undefined || isFact(site, amount) ? [] : { amount, fact };
  });
  return fewOf(found).map(({ amount, fact }) => {
    const { source, pointer } = written;
    const part = { ...amount.part, offset: offset + amount.part.offset };
    const suggestion = asToken('facts', fact);
    const details = { text: amount.text, fact, value: Number(site.facts[fact]), suggestion };
    const fix = fixOfText(written, [{ ...part, text: suggestion }], false);
    return { code: 'fact-contradicted', place: { source, pointer, part }, details, fix } as const;
  });
}

function isNear({ amount }: Amount, price: string | number | undefined): boolean {
  return typeof price === 'number' && amount !== price && Math.abs(amount - price) <= price * NEARNESS;
}

function isFact({ facts }: DraftSite, { amount }: Amount): boolean {
  return Object.values(facts).includes(amount);
}
