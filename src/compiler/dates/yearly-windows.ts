import { isDayOrMonth, isInYearlyWindow } from '../../shared/dates';
import { asRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import { dereference } from '../schema/references';
import { collection, type DraftSite, type Entry } from '../site';
import { noted } from '../values/notes';
import { valuesThatAreLists } from '../values/values';
import { LEAP_YEAR } from './mistyped-date';
import { publicationOf } from './publication';

/** An entry that is shown on some days of each year. */
export interface YearlyEntry {
  readonly entry: Entry;
  readonly from: string;
  readonly until: string;
  /** Of each day of the year, whether it is shown. */
  readonly days: readonly boolean[];
}

/** The days of a year that has no 29 February, as month-day. */
export const DAYS: readonly string[] = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2023, 0, day + 1)).toISOString().slice('yyyy-'.length, 'yyyy-mm-dd'.length),
);

/**
 * Each list of entries of which the first whose days hold today is shown; those that are not shown every year are left out.
 * Of a list in which a day is none yet, nothing can be told.
 */
export const yearlyLists = oncePerObject((site: DraftSite): readonly YearlyEntry[][] =>
  site.sources
    .flatMap((source) => listsOfEntries(source, site.contract))
    .flatMap(({ name, ids }) => {
      const named = ids.flatMap((id) => collection(site, name).get(id) ?? []);
      const entries = named.flatMap((entry) => yearly(entry) ?? []);
      return entries.length < 2 || named.some(hasUnreadableDay) ? [] : [entries];
    }),
);

/** The lists that name entries, of which collection, and which ones. */
const listsOfEntries = noted('lists-of-entries', (source, contract) =>
  valuesThatAreLists({ sources: [source], contract }).flatMap(({ value, schema }) => {
    const name = dereference(contract, schema.items ?? {})['x-reference'];
    return name === undefined ? [] : [{ name, ids: [...new Set(value)].map(String) }];
  }),
);

function hasUnreadableDay({ value }: Entry): boolean {
  const { from, until } = asRecord(value);
  return [from, until].some((day) => day !== undefined && !isDay(day));
}

function yearly(entry: Entry): YearlyEntry | undefined {
  const { from, until } = asRecord(entry.value);
  const { publish, expire } = publicationOf(entry.value);
  if (publish !== undefined || expire !== undefined || !isDay(from) || !isDay(until)) return undefined;
  return { entry, from, until, days: DAYS.map((day) => isInYearlyWindow(day, from, until)) };
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{2}-\d{2}$/.test(value) && isDayOrMonth(`${LEAP_YEAR}-${value}`);
}
