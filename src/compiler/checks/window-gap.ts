import { DAYS, type YearlyEntry, yearlyLists } from '../dates/yearly-windows';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';

/** What is left out for longer is left out on purpose. */
const LONGEST = 31;

/** Notices that follow each other leave no few days between them. */
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
    if (length === 0 || length > LONGEST || from === DAYS[start]) return [];
    const last = DAYS[(start + length - 1) % DAYS.length] ?? '';
    const place = { source: entry.source, pointer: [...entry.pointer, 'until'] };
    return [{ code: 'window-gap', place, details: { id: entry.id, from: DAYS[start] ?? '', until: last } }];
  });
}
