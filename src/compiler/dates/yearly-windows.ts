import { isInYearlyWindow } from '../../shared/dates';
import { isRecord } from '../../shared/is-record';
import { dereference } from '../schema/references';
import { collection, type DraftSite, type Entry } from '../site';
import { noted } from '../values/notes';
import { oncePerObject } from '../values/once-per-object';
import { valuesThatAreLists } from '../values/values';
import { mistypedYearlyDay } from './mistyped-date';
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

/** Each list of entries of which the first whose days hold today is shown; those that are not shown every year are left out. */
export const yearlyLists = oncePerObject((site: DraftSite): readonly YearlyEntry[][] =>
  site.sources
    .flatMap((source) => listsOfEntries(source, site.contract))
    .flatMap(({ name, ids }) => {
      const entries = ids.flatMap((id) => yearly(collection(site, name).get(id)) ?? []);
      return entries.length < 2 ? [] : [entries];
    }),
);

/** The lists that name entries, of which collection, and which ones. */
const listsOfEntries = noted('lists-of-entries', (source, contract) =>
  valuesThatAreLists({ sources: [source], contract }).flatMap(({ value, schema }) => {
    const name = dereference(contract, schema.items ?? {})['x-reference'];
    return name === undefined ? [] : [{ name, ids: [...new Set(value)].map(String) }];
  }),
);

function yearly(entry: Entry | undefined): YearlyEntry | undefined {
  if (entry === undefined || !isRecord(entry.value)) return undefined;
  const { from, until } = entry.value;
  const { publish, expire } = publicationOf(entry.value);
  if (publish !== undefined || expire !== undefined || !isDay(from) || !isDay(until)) return undefined;
  return { entry, from, until, days: DAYS.map((day) => isInYearlyWindow(day, from, until)) };
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{2}-\d{2}$/.test(value) && mistypedYearlyDay(value) === undefined;
}
