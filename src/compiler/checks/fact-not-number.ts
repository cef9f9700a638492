import { misusedFacts } from '../facts/fact-uses';
import type { Rule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** Figures with separators, a currency or quotes around them. */
const AMOUNT = /^[^\p{L}\d]*\d[\d.,' \u00a0\u202f]*\p{L}{0,5}[^\p{L}\d]*$/u;

/** A price names a fact that is a number; that the fact exists is another rule. */
export const factNotNumber: Rule<'fact-not-number'> = (site) => {
  const uses = valuesResolvedAs(site, 'price').map((visit) => ({ fact: visit.value, visit }));
  const isNumber = (value: string | number) => typeof value === 'number';
  return misusedFacts(site, uses, isNumber, (value) => AMOUNT.test(String(value))).map((found) => ({
    code: 'fact-not-number',
    ...found,
  }));
};
