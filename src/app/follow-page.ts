import { showEntriesOfToday } from '../features/show-entries-of-today';
import { followHeight } from '../ui/follow-height';

/** What every page does from its first moment to its last, without React, which keeps the elements of the shell. */
export function followPage(): void {
  followHeight('.site-header', '--header-height');
  followHeight('.call-bar', '--call-bar-height');
  followHeight('.consent-layer', '--consent-height');
  followOffersOfContact();
  followSections(showEntriesOfToday);
}

/**
 * Marks the document while the page itself offers contact in the window, or it is not known yet whether it does: the bar
 * with the calls steps aside then.
 */
function followOffersOfContact(): void {
  const inView = new Set<Element>();
  const tell = () => {
    document.documentElement.dataset.contact = inView.size > 0 ? 'in-view' : 'away';
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) isIntersecting ? inView.add(target) : inView.delete(target);
    tell();
  });
  followSections(() => {
    observer.disconnect();
    inView.clear();
    const offers = document.querySelectorAll('[data-offers-contact]');
    for (const offer of offers) observer.observe(offer);
    if (offers.length === 0) tell();
  });
}

/** Calls back now and whenever a page has taken the place of another. */
function followSections(look: () => void): void {
  const content = document.querySelector('main');
  if (content !== null) new MutationObserver(look).observe(content, { childList: true });
  look();
}
