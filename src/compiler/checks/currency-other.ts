import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import { singleton } from '../site';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';

/** A fact with the sign of a currency before it or behind it. */
const PRICED =
  /(?<![\p{L}\d])([$£€¥])\s?\{\{facts\.([^{}\s]{1,60})\}\}|\{\{facts\.([^{}\s]{1,60})\}\}(?:\s|&nbsp;)?([$£€¥])(?!\{)/gu;

/** An amount of money of the facts is one of the currency that the settings name. */
export const currencyOther: Rule<'currency-other'> = (site) => {
  const sign = signOf(singleton(site, 'settings')?.currency);
  const amounts = new Set(
    Object.entries(singleton(site, 'facts') ?? {}).flatMap(([name, fact]) => (fact?.type === 'money' ? name : [])),
  );
  if (sign === undefined || amounts.size === 0) return [];
  return fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    if (!text.includes('{{facts.')) return [];
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

/** Nothing of what is no currency, which is told itself. */
function signOf(currency: unknown): string | undefined {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(1).find(({ type }) => type === 'currency')?.value;
}
