import { oncePerObject } from '../../shared/once-per-object';
import { asToken } from '../../shared/token-syntax';
import { runsWithAmounts } from '../facts/amounts';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import { type DraftSite, singleton } from '../site';
import type { Source } from '../source';
import { fewInEach, fewOf } from '../texts/few-faults';
import { mayHold } from '../texts/may-hold';
import { textOf } from '../texts/readable-texts';

/** Smaller amounts are the same by chance. */
const LEAST = 1000;
/** So are round ones, but where the fact is told of. */
const ROUND = /^\d0+$/;

/** A price that is a fact is written as its token: else it stays behind when the fact changes. */
export const factLiteral: Rule<'fact-literal'> = (site) => {
  const tokens = tokensOfPrices(site.facts, site);
  if (tokens.size === 0) return [];
  const runs = site.sources.flatMap((source) => runsWithAmounts(source, site));
  return fewInEach(
    runs,
    ({ run }) => textOf(run),
    ({ run, amounts }) => {
      const { written, offset } = run;
      const large = amounts.filter(
        ({ amount }) => amount >= LEAST && tokens.has(amount) && isMeant(amount, run.written.source, tokens),
      );
      return fewOf(large).map(({ amount, part, text: literal }) => {
        const { source, pointer } = written;
        const place = { ...part, offset: offset + part.offset };
        const valid = tokens.get(amount) ?? [];
        const [suggestion = '', ...others] = valid;
        const isClear = others.length === 0;
        return {
          code: 'fact-literal',
          place: { source, pointer, part: place },
          details: { text: literal, ...(isClear && { suggestion }), valid },
          ...(isClear && { fix: fixOfText(written, [{ ...place, text: suggestion }], false) }),
        } as const;
      });
    },
  );
};

function isMeant(amount: number, source: Source, tokens: ReadonlyMap<number, readonly string[]>): boolean {
  return !ROUND.test(String(amount)) || (tokens.get(amount) ?? []).some((token) => mayHold(source, token));
}

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
