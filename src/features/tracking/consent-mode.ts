import type { ConsentChoice } from '../consent/consent-store';
import { gtag } from './data-layer';

/** How long tags wait for a choice, in milliseconds; they are loaded after it, so this never passes. */
const WAIT_MS = 500;

let isDenied = false;

/** Nothing is allowed until the visitor says so: comes once, before every event (Google Consent Mode v2, decision T5). */
export function denyByDefault(): void {
  if (isDenied) return;
  isDenied = true;
  gtag('consent', 'default', { ...signals({ analytics: false, marketing: false }), wait_for_update: WAIT_MS });
}

export function updateConsentMode(choice: ConsentChoice): void {
  gtag('consent', 'update', signals(choice));
}

function signals({ analytics, marketing }: ConsentChoice): Readonly<Record<string, 'granted' | 'denied'>> {
  const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    analytics_storage: state(analytics),
  };
}
