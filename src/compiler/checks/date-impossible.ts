import { mistypedDate, mistypedYearlyDay } from '../dates/mistyped-date';
import type { Rule } from '../rule';
import { isDayFirstIn } from '../standards/calendar-names';
import { valuesOfFormat } from '../values/values';

/** A date is a day of the calendar, written as the site writes dates. */
export const dateImpossible: Rule<'date-impossible'> = (site, { today }) => {
  const [main] = site.contract.languages;
  const isDayFirst = main === undefined || isDayFirstIn(main.locale);
  return valuesOfFormat(site, 'date', 'day-or-month', 'month-day').flatMap(({ source, pointer, value, schema }) => {
    const date = String(value);
    const mistyped =
      schema.format === 'month-day' ? mistypedYearlyDay(date, isDayFirst) : mistypedDate(date, isDayFirst);
    if (mistyped === undefined) return [];
    const { reason, last, isCertain = false } = mistyped;
    // Nor is it a day to come, where there can be none.
    const isToCome = schema['x-past'] === true && (mistyped.correct ?? '') > today;
    const correct = isToCome ? undefined : mistyped.correct;
    const fix = correct !== undefined && {
      fix: { edits: [{ do: 'set' as const, file: source.path, pointer, value: correct }], isCertain },
    };
    const details = { date, reason, ...(correct !== undefined && { correct }), ...(last !== undefined && { last }) };
    return [{ code: 'date-impossible', place: { source, pointer }, details, ...fix }];
  });
};
