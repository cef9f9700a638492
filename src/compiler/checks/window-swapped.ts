import { DAYS, type YearlyEntry, yearlyLists } from '../dates/yearly-windows';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';

/** The first and the last day of a notice that would fit the others if they had changed places. */
export const windowSwapped: Rule<'window-swapped'> = (site) => {
  const found = yearlyLists(site).flatMap((entries) => entries.flatMap((yearly) => swapped(yearly, entries)));
  return [...new Map(found.map((one) => [JSON.stringify(one.place.pointer), one])).values()];
};

function swapped(
  yearly: YearlyEntry,
  entries: readonly YearlyEntry[],
): (Finding<'window-swapped'> & { place: { pointer: unknown } })[] {
  const { entry, from, until, days } = yearly;
  const others = entries.filter((other) => other !== yearly);
  const isFree = (month: string, day: string) => {
    const reversed = DAYS.map((one) => (month <= day ? one >= month && one <= day : one >= month || one <= day));
    return others.every((other) => other.days.every((isShown, index) => !isShown || !reversed[index]));
  };
  const isHidden = others.some((other) => other.days.some((isShown, index) => isShown && days[index]));
  // The days before and after are those of others.
  const isShownByOthers = (day: number) => others.some((other) => other.days[(day + DAYS.length) % DAYS.length]);
  const fits = isShownByOthers(DAYS.indexOf(until) - 1) && isShownByOthers(DAYS.indexOf(from) + 1);
  if (!isHidden || !fits || !isFree(until, from)) return [];
  const { source, pointer } = entry;
  const edits = [
    { do: 'set' as const, file: source.path, pointer: [...pointer, 'from'], value: until },
    { do: 'set' as const, file: source.path, pointer: [...pointer, 'until'], value: from },
  ];
  const place = { source, pointer: [...pointer, 'from'] };
  return [{ code: 'window-swapped', place, details: { from, until }, fix: { edits, isCertain: false } }];
}
