import { writtenFacts } from '../facts/written-facts';
import type { Rule } from '../rule';

/** A price of nothing, or no thing at all, is seldom what a page means to say. */
export const factZero: Rule<'fact-zero'> = (site) =>
  writtenFacts(site)
    .filter(({ type, value }) => value === 0 && (type === 'money' || type === 'count'))
    .map(({ source, name }) => ({
      code: 'fact-zero',
      place: { source, pointer: [name, 'value'] },
      details: { fact: name },
    }));
