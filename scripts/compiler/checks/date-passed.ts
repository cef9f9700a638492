import { hasPassed } from '../../../src/shared/dates';
import { locateValue } from '../position';
import { problem } from '../problem';
import { replaceTokens } from '../tokens';
import type { Check } from './check';

/** An announced date that has passed is not shown any more (decision C4). `today` is year-month-day. */
export function datePassed(today: string): Check {
  return (site) =>
    site.values
      .filter(({ schema, value }) => schema['x-upcoming'] === true && typeof value === 'string')
      .map((visit) => ({ ...visit, date: replaceTokens(String(visit.value), site, 'es', undefined) }))
      .filter(({ date }) => hasPassed(date, today))
      .map(({ source, pointer, date }) => problem('date-passed', locateValue(source, pointer), { date }, 'warning'));
}
