import { nextDay } from '../../shared/dates';
import { asRecord } from '../../shared/is-record';
import { publicationOf } from '../dates/publication';
import { DAYS, isShownOn, listsInTurn, type YearlyEntry, yearlyLists } from '../dates/yearly-windows';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { Entry } from '../site';

/**
 * Of notices whose days meet, only the first is shown. One that lies within another and comes before it is shown instead
 * of it, which is how it is meant to be; one that comes after it never is.
 */
export const windowOverlap: Rule<'window-overlap'> = (site, { today }) => {
  const found = yearlyLists(site).flatMap(overlapsIn);
  const told = new Set(found.map(({ details }) => details.id));
  const hidden = listsInTurn(site).flatMap((entries) => hiddenIn(entries, comingYear(today)));
  const all = [...found, ...hidden.filter(({ details }) => !told.has(details.id))];
  return [...new Map(all.map((one) => [`${one.details.id} ${one.details.other}`, one])).values()];
};

function comingYear(today: string): readonly string[] {
  const days = [today];
  for (let day = today; days.length < DAYS.length; days.push(day)) day = nextDay(day);
  return days;
}

/** Those whose every day of the coming year is one of others that come before them, and have it every year. */
function hiddenIn(entries: readonly Entry[], coming: readonly string[]): Finding<'window-overlap'>[] {
  const takers = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const days = coming.filter((day) => isShownOn(entry, day));
    const others = new Set(days.map((day) => takers.get(day)));
    for (const day of days) if (!takers.has(day)) takers.set(day, entry);
    const { expire } = publicationOf(entry.value);
    const [from = '', until = from] = [days[0], days.at(-1)].map((day) => day?.slice('yyyy-'.length));
    const [other] = others;
    const isSeenLater = expire === undefined && [...others].some((each) => publicationOf(each?.value).expire);
    if (other === undefined || others.has(undefined) || isSeenLater) return [];
    const key = ['expire', 'publish', 'from', 'text'].find((each) => Object.hasOwn(asRecord(entry.value), each));
    const details = { id: entry.id, other: other.id, from, until, never: true };
    const place = { source: entry.source, pointer: [...entry.pointer, ...(key === undefined ? [] : [key])] };
    return [{ code: 'window-overlap', place, details: { ...details, more: others.size > 1 } }];
  });
}

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
      more: false,
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
