import type { ConsentStore } from '../consent/consent-store';
import { whenLoaded } from '../when-loaded';
import type { TagSettings } from './tags';

/**
 * Fetches what follows the visitor's choices: once the page has loaded where there are tags, otherwise with the first
 * choice, which may have to remove what former tags have left behind.
 */
export function startTracking(consent: ConsentStore, settings: TagSettings | undefined): void {
  if (settings === undefined) return;
  const follow = () => {
    unsubscribe();
    import('./follow-consent')
      .then((tracking) => tracking.followConsent(consent, settings))
      .catch((error: unknown) => console.error('Not measured', error));
  };
  const unsubscribe = consent.subscribe(follow);
  const { tagManager, analytics, ads } = settings;
  if ([tagManager, analytics, ads].some((id) => id !== '')) whenLoaded(follow);
}
