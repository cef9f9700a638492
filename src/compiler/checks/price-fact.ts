import type { Settings } from '../../../generated/source-types';
import { locateValue } from '../position';
import { type Problem, problem } from '../problem';
import { type Site, singleton } from '../site';
import { suggestionFor } from '../suggest';
import type { Check } from './check';
import { valuesResolvedAs } from './values';

/** A price names a fact that is a number. */
export const priceFact: Check = (site) => {
  const { facts } = site;
  if (site.unreadable.has('facts')) return [];
  const prices = valuesResolvedAs(site, 'price');
  const faults = prices.flatMap(({ source, pointer, value }) => {
    if (typeof value !== 'string' || (Object.hasOwn(facts, value) && typeof facts[value] === 'number')) return [];
    const location = locateValue(source, pointer);
    if (Object.hasOwn(facts, value)) return [problem('fact-not-number', location, { fact: value })];
    const valid = Object.keys(facts);
    const details = { value, collection: 'facts', valid, ...suggestionFor(value, valid) };
    return [problem('reference-unknown', location, details)];
  });
  return prices.length === 0 ? faults : [...faults, ...currencyMissing(site)];
};

/** Prices are written in the currency of the settings. */
function currencyMissing(site: Site): Problem[] {
  const source = site.sources.find(({ kind }) => kind.name === 'settings');
  if (source === undefined || singleton<Partial<Settings>>(site, 'settings')?.currency !== undefined) return [];
  return [problem('key-missing', locateValue(source, []), { key: 'currency', example: 'EUR' })];
}
