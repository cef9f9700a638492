import { isDayOrMonth } from '../../shared/dates';
import type { Rule } from '../rule';
import { valuesOfFacts, valuesOfFormat } from '../values/values';

/** The years before and after the present one in which a date may lie without being a slip. */
const BEFORE = 80;
const AFTER = 10;
/** A figure may tell when something was founded. */
const IN_HISTORY = 600;

/** A date that nobody can have meant: a digit of its year is another. */
export const dateAbsurd: Rule<'date-absurd'> = (site, { today }) => {
  const year = Number(today.slice(0, 4));
  const told = [...valuesOfFormat(site, 'date', 'day-or-month')].map((each) => ({ ...each, before: BEFORE }));
  const figures = [...valuesOfFacts(site)].map((each) => ({ ...each, before: IN_HISTORY }));
  return [...told, ...figures].flatMap(({ source, pointer, value, before }) => {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}/.test(value) || !isDayOrMonth(value)) return [];
    const far = Number(value.slice(0, 4)) - year;
    if (far >= -before && far <= AFTER) return [];
    return [{ code: 'date-absurd', place: { source, pointer }, details: { date: value, years: Math.abs(far) } }];
  });
};
