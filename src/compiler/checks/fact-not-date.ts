import { isDayOrMonth } from '../../shared/dates';
import { factNamed } from '../../shared/token-syntax';
import { misusedFacts } from '../facts/fact-uses';
import type { Rule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** A date that names a fact names one that is a date; that the fact exists and has a value are other rules. */
export const factNotDate: Rule<'fact-not-date'> = (site) => {
  const uses = valuesResolvedAs(site, 'day').flatMap((visit) => {
    const fact = factNamed(visit.value);
    return fact === undefined ? [] : [{ fact, visit }];
  });
  const isDate = (value: string | number) => isDayOrMonth(String(value));
  return misusedFacts(site, uses, isDate, (value) => typeof value === 'string').map((found) => ({
    code: 'fact-not-date',
    ...found,
  }));
};
