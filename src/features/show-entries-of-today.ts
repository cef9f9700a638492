import { isInYearlyWindow, isoDay } from '../shared/dates';

/**
 * Of entries side by side that have their days of the year (`data-from`, `data-until`, as month-day), shows the first whose
 * days hold today, and no other.
 */
export function showEntriesOfToday(): void {
  const day = isoDay(new Date()).slice('yyyy-'.length);
  const settled = new Set<Element | null>();
  for (const entry of document.querySelectorAll<HTMLElement>('[data-from][data-until]')) {
    const { parentElement, dataset } = entry;
    const { from = '', until = '' } = dataset;
    const isShown = !settled.has(parentElement) && isInYearlyWindow(day, from, until);
    if (isShown) settled.add(parentElement);
    entry.hidden = !isShown;
  }
}
