import type { Location } from '../../../generated/source-types';
import { isDayOrMonth } from '../../shared/dates';
import type { OpeningSpan } from '../../shared/manifest';
import type { ResolveContext } from './resolve-context';

/** The hours of a season that comes again every year are those of the season that is now, or comes next. */
export function resolveOpeningSpan(
  { yearly, ...span }: NonNullable<Location['openingHours']>[number],
  { today }: ResolveContext,
): OpeningSpan {
  const { from, until } = span;
  if (!yearly || from === undefined || until === undefined) return span;
  const years = Number(today.slice(0, 4)) - Number(until.slice(0, 4));
  const later = inOtherYear(until, years) < today ? years + 1 : years;
  return { ...span, from: inOtherYear(from, later), until: inOtherYear(until, later) };
}

/** The same day in another year; of a leap day, the one before it where there is none. */
function inOtherYear(day: string, years: number): string {
  const other = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isDayOrMonth(other) ? other : other.replace(/29$/, '28');
}
