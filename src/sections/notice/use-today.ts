import { useSyncExternalStore } from 'react';
import { isoDay } from '../../shared/dates';

/** The visitor's day of the year as month-day; unknown on the server and until the page is hydrated. */
export function useToday(): string | undefined {
  return useSyncExternalStore(neverChanges, today, unknown);
}

function today(): string {
  return isoDay(new Date()).slice('yyyy-'.length);
}

function unknown(): undefined {
  return undefined;
}

function neverChanges() {
  return () => undefined;
}
