import { landingOf, withoutReferrer } from '../features/attribution/landing';
import { storeAttribution } from '../features/attribution/store-attribution';
import { type ConsentStore, createConsentStore } from '../features/consent/consent-store';
import { followConsentQuestion } from '../features/consent/follow-consent-question';
import type { LanguageStore } from '../features/language/language-store';
import { startTracking } from '../features/tracking/start-tracking';
import { locateVisitor } from '../features/visitor/locate-visitor';
import type { DocumentData } from '../renderer/page-data';

/** Reads what the visitor has consented to, and starts everything that depends on it. */
export function startVisit({ page, visit }: DocumentData, language: LanguageStore): ConsentStore {
  const consent = createConsentStore(visit.consent);
  if (visit.consent !== undefined) followConsentQuestion(consent);
  storeAttribution(consent, landingOf(location.href, document.referrer));
  const search = withoutReferrer(location.search);
  if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
  startTracking(consent, visit.tracking);
  if (visit.privacy?.geolocation === 'afterConsent') {
    const { pathname } = location;
    onAnalyticsAllowed(consent, () => void locateVisitor(page, visit, language, pathname));
  }
  return consent;
}

/** Calls back once, as soon as the visitor allows analytics: now, later or never (decision L7). */
function onAnalyticsAllowed(consent: ConsentStore, run: () => void): void {
  const check = () => {
    if (consent.get()?.analytics !== true) return;
    unsubscribe();
    run();
  };
  const unsubscribe = consent.subscribe(check);
  check();
}
