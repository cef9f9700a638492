import type { Settings } from '../../../generated/types';
import type { ConsentStore } from '../consent/consent-store';
import { denyByDefault, hasTags } from './consent-mode';

/**
 * Denies everything, then fetches what follows the visitor's choices: at once where there are tags, otherwise with the
 * first choice, which may have to remove what former tags have left behind.
 */
export function startTracking(consent: ConsentStore, settings: Settings['tracking']): void {
  if (settings === undefined) return;
  const follow = () => {
    unsubscribe();
    import('./follow-consent')
      .then(({ followConsent }) => followConsent(consent, settings))
      .catch((error: unknown) => console.error('The visit is not measured', error));
  };
  const unsubscribe = consent.subscribe(follow);
  denyByDefault();
  if (!hasTags(settings)) return;
  if (document.readyState === 'complete') follow();
  else addEventListener('load', follow, { once: true });
}
