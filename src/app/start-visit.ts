import { landingOf, withoutReferrer } from '../features/attribution/landing';
import { storeAttribution } from '../features/attribution/store-attribution';
import { type ConsentStore, createConsentStore } from '../features/consent/consent-store';
import { followConsentQuestion } from '../features/consent/follow-consent-question';
import type { LanguageStore } from '../features/language/language-store';
import { startTracking } from '../features/tracking/start-tracking';
import { whenLoaded } from '../features/when-loaded';
import type { DocumentData } from '../renderer/page-data';

/** Reads what the visitor has consented to, and starts everything that depends on it. */
export function startVisit({ page, visit }: DocumentData, language: LanguageStore): ConsentStore {
  const consent = createConsentStore(visit.consent);
  if (visit.consent !== undefined) followConsentQuestion(consent);
  storeAttribution(consent, landingOf(location.href, document.referrer));
  const search = withoutReferrer(location.search);
  if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
  startTracking(consent, visit.tracking);
  locateWhenAllowed({ page, visit }, language, consent);
  return consent;
}

/** The code for it comes when it is needed. */
function locateWhenAllowed({ page, visit }: DocumentData, language: LanguageStore, consent: ConsentStore): void {
  const { pathname } = location;
  const locate = () => {
    import('../features/visitor/locate-visitor')
      .then(({ locateVisitor }) => locateVisitor(page, language, pathname))
      .catch((error: unknown) => console.warn('No lookup', error));
  };
  if (visit.geolocation === 'onLoad') whenLoaded(locate);
  else if (visit.geolocation !== undefined) onAnalyticsAllowed(consent, locate);
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
