import { createStore, type Store } from '../store';
import { createConsentStorage, onConsentElsewhere, renewalDate, type StoredConsent } from './stored-consent';

/** What the visitor has allowed besides what is necessary. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** What a choice was made about, and for how many months it holds (site/consent.yaml, decision T5). */
interface ConsentTerms {
  readonly version: number;
  readonly renewalMonths: number;
}

/** The visitor's choice: undefined until one was made, and again when it has to be renewed. Known before React is there. */
export type ConsentStore = Store<ConsentChoice | undefined>;

/** Without terms there is nothing to consent to: no stored choice counts. `now` is in milliseconds since 1970. */
export function createConsentStore(terms: ConsentTerms | undefined, now: () => number = Date.now): ConsentStore {
  const storage = createConsentStorage();
  const stored = () => validChoice(storage.read(), terms, now());
  const { get, set, subscribe } = createStore(stored());
  onConsentElsewhere(() => set(stored()));
  return {
    get,
    subscribe,
    set: (choice) => {
      if (terms !== undefined && choice !== undefined) {
        const { analytics, marketing } = choice;
        storage.write({ analytics, marketing, version: terms.version, date: now() });
      }
      set(choice);
    },
  };
}

function validChoice(
  stored: StoredConsent | undefined,
  terms: ConsentTerms | undefined,
  now: number,
): ConsentChoice | undefined {
  if (stored === undefined || terms === undefined || stored.version !== terms.version) return undefined;
  // Of what is no date nothing is known, so it does not hold either.
  if (!(stored.date <= now && now < renewalDate(stored.date, terms.renewalMonths))) return undefined;
  return { analytics: stored.analytics, marketing: stored.marketing };
}
