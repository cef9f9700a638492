import { oncePerLanguage, oncePerObject } from '../../shared/once-per-object';
import { asToken, factsNamedIn } from '../../shared/token-syntax';
import { type Amount, type RunWithAmounts, runsWithAmounts } from '../facts/amounts';
import { isDigitAway } from '../figures/is-digit-away';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import type { DraftSite, EntryIndex } from '../site';
import type { Source } from '../source';
import { fewInEach, fewOf } from '../texts/few-faults';
import { textOf } from '../texts/readable-texts';
import { valuesResolvedAs } from '../values/values';

/** How far an amount may be from the price beside it, to be taken for that of another year. */
const NEARNESS = 0.25;

/**
 * What says its price by a fact says no other price, almost the same, in its texts; nor do its page and its questions, which
 * are called as it is, say one that is a slip of a digit away.
 */
export const factContradicted: Rule<'fact-contradicted'> = (site) =>
  site.sources.flatMap((source) => {
    const own = pricesIn(source, site);
    const facts = own.length > 0 ? own : [...(pricesByName(site.collections, site).get(source.id ?? '') ?? [])];
    if (facts.length === 0) return [];
    return fewInEach(
      runsWithAmounts(source, site),
      ({ run }) => textOf(run),
      (found) => contradictions(site, found, facts, own.length > 0 ? isNear : isSlip),
    );
  });

/** The facts that are the prices in a file. */
function pricesIn(source: Source, { contract }: Pick<DraftSite, 'contract'>): string[] {
  return [...new Set(valuesResolvedAs({ sources: [source], contract }, 'price').map(({ value }) => value))];
}

/** The facts that are the prices of entries with a file of their own, by the name of that. */
const pricesByName = oncePerObject((collections: EntryIndex, { contract }: DraftSite) => {
  const found = new Map<string, Set<string>>();
  for (const entries of collections.values()) {
    for (const [id, { source }] of entries) {
      const prices = source.id === id ? pricesIn(source, { contract }) : [];
      if (prices.length > 0) found.set(id, new Set([...(found.get(id) ?? []), ...prices]));
    }
  }
  return found;
});

/** An amount in a text, and the fact that it may be meant to say. */
interface Saying {
  readonly amount: Amount;
  readonly run: RunWithAmounts['run'];
  readonly fact: string;
  readonly price: number;
}

function contradictions(
  site: DraftSite,
  { run, amounts }: RunWithAmounts,
  facts: readonly string[],
  isMeant: (saying: Saying) => boolean,
) {
  const { written, offset } = run;
  const found = amounts.flatMap((amount) => {
    const fact = facts.find((name) => {
      const price = site.facts[name];
      return typeof price === 'number' && isMeant({ amount, run, fact: name, price });
    });
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

function isNear({ amount: { amount }, price }: Saying): boolean {
  return amount !== price && Math.abs(amount - price) <= price * NEARNESS;
}

/** «Cuesta 32.300 €.» where it is 33.300; of whom it is said needs no name there, and under a condition it may be another. */
function isSlip({ amount, run, fact, price }: Saying): boolean {
  if (!isDigitAway(String(amount.amount), String(price))) return false;
  const says = sayingIn(run.written.language ?? '');
  const { offset, length } = amount.part;
  const isSaid = says?.before.test(run.text.slice(0, offset)) && says.behind.test(run.text.slice(offset + length));
  return isSaid === true && !factsNamedIn(run.written.text).some((named) => named.fact === fact);
}

/** What stands in a sentence before and behind what something costs: its name at most, and no condition. */
const sayingIn = oncePerLanguage((language) => {
  const { costing, articles } = languageData(language) ?? {};
  if (costing === undefined || articles === undefined) return undefined;
  const name = `(?:(?:${articles.replaceAll(' ', '|')})\\s+[^.!?,;]{1,60}\\s+|\\p{L}{1,3}\\s+)?`;
  return {
    before: new RegExp(
      `(?:^|[.!?…]\\s)\\s*(?:${name}(?:${costing.replaceAll(' ', '|')}))(?:\\s|&nbsp;)+\\p{Sc}?\\s?$`,
      'iu',
    ),
    behind: /^(?:\s|&nbsp;)*(?:\p{Sc}|\p{L}+)?\s*(?:$|[.,;!?)])/u,
  };
});

function isFact({ facts }: DraftSite, { amount }: Amount): boolean {
  return Object.values(facts).includes(amount);
}
