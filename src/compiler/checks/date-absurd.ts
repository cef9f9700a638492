import { isDayOrMonth } from '../../shared/dates';
import type { Rule } from '../rule';
import { valuesOfFacts, valuesOfFormat } from '../values';

/** The years before and after the present one in which a date may lie without being a slip. */
const BEFORE = 80;
const AFTER = 10;

/** A date that nobody can have meant: a digit of its year is another. */
export const dateAbsurd: Rule<'date-absurd'> = (site, { today }) => {
  const year = Number(today.slice(0, 4));
  return [...valuesOfFormat(site, 'date', 'day-or-month'), ...valuesOfFacts(site)].flatMap(
    ({ source, pointer, value }) => {
      if (typeof value !== 'string' || !/^\d{4}-\d{2}/.test(value) || !isDayOrMonth(value)) return [];
      const far = Number(value.slice(0, 4)) - year;
      if (far >= -BEFORE && far <= AFTER) return [];
      return [{ code: 'date-absurd', place: { source, pointer }, details: { date: value, years: Math.abs(far) } }];
    },
  );
};
