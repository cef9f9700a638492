import { DAYS, type YearlyEntry, yearlyLists } from '../dates/yearly-windows';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';

/**
 * Of notices whose days meet, only the first is shown. One that lies within another and comes before it is shown instead
 * of it, which is how it is meant to be; one that comes after it never is.
 */
export const windowOverlap: Rule<'window-overlap'> = (site) => {
  const found = yearlyLists(site).flatMap(overlapsIn);
  return [...new Map(found.map((one) => [`${one.details.id} ${one.details.other}`, one])).values()];
};

function overlapsIn(entries: readonly YearlyEntry[]): Finding<'window-overlap'>[] {
  // Who has each day first.
  const takers = new Array<YearlyEntry | undefined>(DAYS.length).fill(undefined);
  return entries.flatMap((yearly) => {
    const { entry, days } = yearly;
    const rivals = new Set(takers.flatMap((taker, day) => (days[day] && taker !== undefined ? taker : [])));
    const earlier = [...rivals].find((other) => isHiddenBy(days, other.days));
    for (const [day, isShown] of days.entries()) if (isShown) takers[day] ??= yearly;
    if (earlier === undefined) return [];
    const shared = DAYS.filter((_, day) => days[day] && earlier.days[day]);
    const details = {
      id: entry.id,
      other: earlier.entry.id,
      from: shared[0] ?? '',
      until: shared.at(-1) ?? '',
      never: days.every((isShown, day) => !isShown || earlier.days[day] === true),
    };
    return [
      {
        code: 'window-overlap',
        place: { source: entry.source, pointer: [...entry.pointer, 'from'] },
        details,
      },
    ];
  });
}

/** Whether some days are taken by another window that does not lie wholly within them. */
function isHiddenBy(days: readonly boolean[], other: readonly boolean[]): boolean {
  const isShared = days.some((isShown, day) => isShown && other[day]);
  return (isShared && other.some((isShown, day) => isShown && !days[day])) || isSame(days, other);
}

function isSame(days: readonly boolean[], other: readonly boolean[]): boolean {
  return days.every((isShown, day) => isShown === other[day]);
}
