import { DAYS, type YearlyEntry, yearlyLists } from '../dates/yearly-windows';
import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import type { Rule } from '../rule';

/** What is left out for longer is left out on purpose. */
const LONGEST = 31;

/** Notices that follow each other leave no few days between them, nor any where the month and the day of one have changed places. */
export const windowGap: Rule<'window-gap'> = (site) => {
  const found = yearlyLists(site).flatMap(gapsIn);
  return [...new Map(found.map((one) => [`${one.details.id} ${one.details.from}`, one])).values()];
};

function gapsIn(entries: readonly YearlyEntry[]): Finding<'window-gap'>[] {
  const isEmpty = DAYS.map((_, day) => !entries.some(({ days }) => days[day]));
  return entries.flatMap(({ entry, from, until }) => {
    const start = (DAYS.indexOf(until === '02-29' ? '02-28' : until) + 1) % DAYS.length;
    let length = 0;
    while (length < DAYS.length && isEmpty[(start + length) % DAYS.length]) length += 1;
    if (length === 0 || from === DAYS[start]) return [];
    const last = DAYS[(start + length - 1) % DAYS.length] ?? '';
    const details = { id: entry.id, from: DAYS[start] ?? '', until: last };
    const next = entries.find((other) => turned(other.from) === DAYS[start]);
    if (next !== undefined) return [told(next.entry, 'from', { ...details, correct: turned(next.from) })];
    if (turned(until) === last) return [told(entry, 'until', { ...details, correct: last })];
    return length > LONGEST ? [] : [told(entry, 'until', details)];
  });
}

function told(
  { source, pointer }: YearlyEntry['entry'],
  key: 'from' | 'until',
  details: Finding<'window-gap'>['details'],
): Finding<'window-gap'> {
  const place = { source, pointer: [...pointer, key] };
  const { correct } = details;
  return { code: 'window-gap', place, details, ...(correct !== undefined && possibleFix(setEdit(place, correct))) };
}

/** Of the tenth of January, the first of October. */
function turned(day: string): string {
  return day.split('-').toReversed().join('-');
}
