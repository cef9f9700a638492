import { isDayOrMonth } from '../../shared/dates';
import type { Rule } from '../rule';
import { valuesWith } from '../values/values';

/** What says when something has come out says no day that is still to come: to announce it, there is `publish`. */
export const dateFuture: Rule<'date-future'> = (site, { today }) =>
  valuesWith(site, 'x-past').flatMap(({ source, pointer, value: date }) => {
    const isToCome = typeof date === 'string' && isDayOrMonth(date) && date > today;
    if (!isToCome || Number(date.slice(0, 4)) - Number(today.slice(0, 4)) > NEAREST_ABSURD) return [];
    return [{ code: 'date-future', place: { source, pointer }, details: { date } }];
  });

/** Dates that are further away have a rule of their own. */
const NEAREST_ABSURD = 10;
