import { writtenFacts } from '../facts/written-facts';
import type { Rule } from '../rule';

/** The price of something; what is free costs 0 €. */
const NOTHING = /^\s*(?:[€£]\s?0[.,]00|0[.,]00\s?[€£])\s*$/;

/** A price of nothing, or no thing at all, is seldom what a page means to say. */
export const factZero: Rule<'fact-zero'> = (site) =>
  writtenFacts(site)
    .filter(({ type, value }) => (type === 'money' || type === 'count' ? value === 0 : NOTHING.test(String(value))))
    .map(({ source, name, type }) => ({
      code: 'fact-zero',
      place: { source, pointer: [name, 'value'] },
      details: { fact: name, ...(type === 'money' && { isPrice: true as const }) },
    }));
