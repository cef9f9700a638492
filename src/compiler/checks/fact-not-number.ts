import type { Rule } from '../rule';
import { valuesResolvedAs } from '../values';

/** A price names a fact that is a number; that the fact exists is another rule. */
export const factNotNumber: Rule<'fact-not-number'> = (site) =>
  valuesResolvedAs(site, 'price')
    .filter(({ value }) => Object.hasOwn(site.facts, value) && typeof site.facts[value] === 'string')
    .map(({ source, pointer, value }) => ({
      code: 'fact-not-number',
      place: { source, pointer },
      details: { fact: value },
    }));
