import { isDayOrMonth } from '../../shared/dates';
import { locateValue } from '../position';
import { problem } from '../problem';
import { factNamed } from '../token-syntax';
import type { Check } from './check';
import { valuesResolvedAs } from './values';

/** A date that names a fact names one that is a date; that the fact exists and has a value are other rules. */
export const dateFact: Check = (site) =>
  valuesResolvedAs(site, 'day').flatMap(({ source, pointer, value }) => {
    const fact = factNamed(String(value));
    const date = fact === undefined || !Object.hasOwn(site.facts, fact) ? undefined : site.facts[fact];
    if (fact === undefined || date === undefined || isDayOrMonth(String(date))) return [];
    return [problem('fact-not-date', locateValue(source, pointer), { fact })];
  });
