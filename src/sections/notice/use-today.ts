import { useSyncExternalStore } from 'react';
import { useShell } from '../../features/shell/shell-context';
import { isoDay } from '../../shared/dates';

/** The visitor's day as year-month-day; that of the build on the server and until the page is hydrated. */
export function useToday(): string {
  const { builtOn } = useShell();
  return useSyncExternalStore(neverChanges, today, () => builtOn);
}

function today(): string {
  return isoDay(new Date());
}

function neverChanges() {
  return () => undefined;
}
