import { amountsIn } from '../amounts';
import { oncePerObject } from '../once-per-object';
import { readableRuns } from '../readable-texts';
import type { Rule } from '../rule';
import { type DraftSite, singleton } from '../site';
import { fewOf, fixOfText } from '../text-fix';
import { asToken } from '../token-syntax';

/** Smaller amounts are the same by chance. */
const LEAST = 1000;

/** A price that is a fact is written as its token: else it stays behind when the fact changes. */
export const factLiteral: Rule<'fact-literal'> = (site) => {
  const tokens = tokensOfPrices(site.facts, site);
  if (tokens.size === 0) return [];
  return readableRuns(site).flatMap(({ written, text, offset }) =>
    fewOf(
      amountsIn(text, site).flatMap(({ amount, part, text: literal }) => {
        const valid = amount < LEAST ? undefined : tokens.get(amount);
        if (valid === undefined) return [];
        const { source, pointer } = written;
        const place = { ...part, offset: offset + part.offset };
        const [suggestion = '', ...others] = valid;
        const fix = fixOfText(written, [{ ...place, text: suggestion }], false);
        const isClear = others.length === 0;
        return [
          {
            code: 'fact-literal',
            place: { source, pointer, part: place },
            details: { text: literal, ...(isClear && { suggestion }), valid },
            ...(isClear && { fix }),
          } as const,
        ];
      }),
    ),
  );
};

/** Of the facts that are prices, by what they say. */
const tokensOfPrices = oncePerObject((facts: DraftSite['facts'], site: DraftSite) => {
  const tokens = new Map<number, string[]>();
  for (const [name, fact] of Object.entries(singleton(site, 'facts') ?? {})) {
    const value = facts[name];
    if (fact?.type !== 'money' || typeof value !== 'number') continue;
    tokens.set(value, [...(tokens.get(value) ?? []), asToken('facts', name)]);
  }
  return tokens;
});
