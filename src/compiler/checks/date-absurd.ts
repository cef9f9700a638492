import { isDayOrMonth } from '../../shared/dates';
import { yearsSaid } from '../dates/years-said';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { valuesOfFacts, valuesOfFormat } from '../values/values';

/** The years before and after the present one in which a date may lie without being a slip. */
const BEFORE = 80;
const AFTER = 10;
/** A figure may tell when something was founded. */
const IN_HISTORY = 600;

/** A date that nobody can have meant, as a value or in a text: a digit of its year is another. */
export const dateAbsurd: Rule<'date-absurd'> = (site, { today }) => {
  const year = Number(today.slice(0, 4));
  const said = fewInEach(
    yearsSaid(site),
    ({ written: text }) => text,
    ({ written: { source, pointer }, year: date, part, isGuess }): Finding<'date-absurd'>[] => {
      if (!isFarOff(Number(date), year) || (isGuess && !isTransposed(Number(date), year))) return [];
      const details = { date, years: Number(date) - year };
      return [{ code: 'date-absurd', place: { source, pointer, part }, details }];
    },
  );
  const told = [...valuesOfFormat(site, 'date', 'day-or-month')].map((each) => ({ ...each, before: BEFORE }));
  const figures = [...valuesOfFacts(site)].map((each) => ({ ...each, before: IN_HISTORY }));
  const dates = [...told, ...figures].flatMap(({ source, pointer, value, before }): Finding<'date-absurd'>[] => {
    if (typeof value !== 'string' || !isDayOrMonth(value)) return [];
    const far = Number(value.slice(0, 4)) - year;
    if (far >= -before && far <= AFTER) return [];
    return [{ code: 'date-absurd', place: { source, pointer }, details: { date: value, years: Math.abs(far) } }];
  });
  return [...dates, ...said];
};

/** Of years in texts: some tell of plans, and round ones stand for whenever that may be. */
const FAR_OFF = 50;
const ROUND: ReadonlySet<number> = new Set([0, 50, 99]);

function isFarOff(year: number, now: number): boolean {
  return year > now + FAR_OFF && !ROUND.has(year % 100);
}

/** Years near the present one, in which two figures may have changed places. */
const NEAR = { before: 30, after: 15 };

function isTransposed(year: number, now: number): boolean {
  const written = String(year);
  return [0, 1, 2].some((at) => {
    const meant = Number(written.slice(0, at) + written.charAt(at + 1) + written.charAt(at) + written.slice(at + 2));
    return meant >= now - NEAR.before && meant <= now + NEAR.after;
  });
}
