import { hasPassed, isInYearlyWindow, isoDay } from '../shared/dates';

/** Shows what holds today: the page may be older. */
export function showEntriesOfToday(): void {
  const today = isoDay(new Date());
  showEntriesOfDay(today);
  showUpcomingDates(today);
}

/**
 * Of entries side by side that have their days of the year (`data-from`, `data-until`, as month-day), the first whose days
 * hold, and no other.
 */
function showEntriesOfDay(today: string): void {
  const day = today.slice('yyyy-'.length);
  const settled = new Set<Element | null>();
  for (const entry of document.querySelectorAll<HTMLElement>('[data-from][data-until]')) {
    const { parentElement, dataset } = entry;
    const { from = '', until = '' } = dataset;
    const isShown = !settled.has(parentElement) && isInYearlyWindow(day, from, until);
    if (isShown) settled.add(parentElement);
    entry.hidden = !isShown;
  }
}

/** A date until it has passed, then what stands behind it. */
function showUpcomingDates(today: string): void {
  for (const date of document.querySelectorAll<HTMLElement>('[data-until-passed]')) {
    const isOver = hasPassed(date.dataset.untilPassed ?? '', today);
    date.hidden = isOver;
    date.nextElementSibling?.toggleAttribute('hidden', !isOver);
  }
}
