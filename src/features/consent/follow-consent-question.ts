import type { ConsentStore } from './consent-store';

/** Marks the document for as long as the visitor has not decided: the question is seen then. */
export function followConsentQuestion(consent: ConsentStore): void {
  const follow = () => {
    document.documentElement.toggleAttribute('data-asks-consent', consent.get() === undefined);
  };
  follow();
  consent.subscribe(follow);
}
