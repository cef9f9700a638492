import { isDayOrMonth } from '../../shared/dates';
import type { Rule } from '../rule';
import { factNamed } from '../token-syntax';
import { valuesResolvedAs } from '../values';

/** A date that names a fact names one that is a date; that the fact exists and has a value are other rules. */
export const factNotDate: Rule<'fact-not-date'> = (site) =>
  valuesResolvedAs(site, 'day').flatMap(({ source, pointer, value }) => {
    const fact = factNamed(value);
    const date = fact === undefined || !Object.hasOwn(site.facts, fact) ? undefined : site.facts[fact];
    if (fact === undefined || date === undefined || isDayOrMonth(String(date))) return [];
    return [{ code: 'fact-not-date', place: { source, pointer }, details: { fact } }];
  });
