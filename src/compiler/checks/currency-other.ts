import { oncePerObject } from '../once-per-object';
import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import { type DraftSite, singleton } from '../site';
import { fewInEach } from '../texts/few-faults';
import { runsWith, textOf } from '../texts/readable-texts';

/** A fact with the sign of a currency before it or behind it. */
const PRICED =
  /(?<![\p{L}\d])([$£€¥])\s?\{\{facts\.([^{}\s]{1,60})\}\}|\{\{facts\.([^{}\s]{1,60})\}\}(?:\s|&nbsp;)?([$£€¥])(?!\{)/gu;

const runsWithFacts = runsWith(/\{\{facts\./);

/** An amount of money of the facts is one of the currency that the settings name. */
export const currencyOther: Rule<'currency-other'> = (site) => {
  const { sign, amounts } = moneyOf(site.singletons, site);
  if (sign === undefined || amounts.size === 0) return [];
  return fewInEach(runsWithFacts(site), textOf, ({ written, text, offset }) => {
    const { source, pointer } = written;
    return [...text.matchAll(PRICED)].flatMap(({ 0: amount, 1: before, 2: one, 3: other, 4: behind, index }) => {
      const found = before ?? behind ?? sign;
      if (found === sign || !amounts.has(one ?? other ?? '')) return [];
      const part = { offset: offset + index + amount.indexOf(found), length: found.length };
      const fix = fixOfText(written, [{ ...part, text: sign }], false);
      const details = { sign: found, correct: sign, fact: one ?? other ?? '' };
      return [{ code: 'currency-other' as const, place: { source, pointer, part }, details, fix }];
    });
  });
};

/** The sign of the site's currency, and the facts that are amounts of it. */
const moneyOf = oncePerObject((_singletons: DraftSite['singletons'], site: DraftSite) => ({
  sign: signOf(singleton(site, 'settings')?.currency),
  amounts: new Set(
    Object.entries(singleton(site, 'facts') ?? {}).flatMap(([name, fact]) => (fact?.type === 'money' ? name : [])),
  ),
}));

/** Nothing of what is no currency, which is told itself. */
function signOf(currency: unknown): string | undefined {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(1).find(({ type }) => type === 'currency')?.value;
}
