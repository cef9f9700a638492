import { locateValue } from '../position';
import { problem } from '../problem';
import { suggestionFor } from '../suggest';
import type { Check } from './check';
import { valuesResolvedAs } from './values';

/** A price names a fact that is a number. */
export const priceFact: Check = (site) => {
  const { facts } = site;
  if (site.unreadable.has('facts')) return [];
  return valuesResolvedAs(site, 'price').flatMap(({ source, pointer, value }) => {
    if (typeof value !== 'string' || (Object.hasOwn(facts, value) && typeof facts[value] === 'number')) return [];
    const location = locateValue(source, pointer);
    if (Object.hasOwn(facts, value)) return [problem('fact-not-number', location, { fact: value })];
    const valid = Object.keys(facts);
    const details = { value, collection: 'facts', valid, ...suggestionFor(value, valid) };
    return [problem('reference-unknown', location, details)];
  });
};
