import { isDayOrMonth, isInYearlyWindow } from '../../shared/dates';
import { asRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Contract } from '../schema/contract';
import { entrySchema } from '../schema/kind';
import { dereference } from '../schema/references';
import { collection, type DraftSite, type Entry } from '../site';
import { noted } from '../values/notes';
import { valuesThatAreLists } from '../values/values';
import { LEAP_YEAR } from './mistyped-date';
import { isPublished, publicationOf } from './publication';

/** An entry that is shown on some days of each year. */
export interface YearlyEntry {
  readonly entry: Entry;
  readonly from: string;
  readonly until: string;
  /** Of each day of the year, whether it is shown. */
  readonly days: readonly boolean[];
}

const FIRST_DAY = '01-01';
const LAST_DAY = '12-31';

/** The days of a year that has no 29 February, as month-day. */
export const DAYS: readonly string[] = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2023, 0, day + 1)).toISOString().slice('yyyy-'.length, 'yyyy-mm-dd'.length),
);

/**
 * Each list of entries of which the first whose days hold today is shown. Of a list in which a day is none yet, nothing can
 * be told.
 */
export const listsInTurn = oncePerObject((site: DraftSite): readonly Entry[][] =>
  site.sources
    .flatMap((source) => listsOfEntries(source, site.contract))
    .flatMap(({ name, ids }) => {
      if (!haveYearlyDays(site.contract, name)) return [];
      const named = ids.flatMap((id) => collection(site, name).get(id) ?? []);
      return named.length < 2 || named.some(hasUnreadableDay) ? [] : [named];
    }),
);

/** Those of their entries that are shown on the same days of every year. */
export const yearlyLists = oncePerObject((site: DraftSite): readonly YearlyEntry[][] =>
  listsInTurn(site).flatMap((entries) => {
    const shown = entries.flatMap((entry) => yearly(entry) ?? []);
    return shown.length < 2 ? [] : [shown];
  }),
);

/** Whether a day of the coming years is one of those of an entry. */
export function isShownOn({ value }: Entry, day: string): boolean {
  const { from = FIRST_DAY, until = LAST_DAY } = asRecord(value);
  return isPublished(value, day) && isInYearlyWindow(day.slice('yyyy-'.length), String(from), String(until));
}

/** Whether the entries of a collection may name days of every year. */
function haveYearlyDays({ kinds }: Contract, name: string): boolean {
  const kind = kinds.find((each) => each.collection === name);
  return kind !== undefined && entrySchema(kind)?.properties?.from?.format === 'month-day';
}

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
