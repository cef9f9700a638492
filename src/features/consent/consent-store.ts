import { createConsentStorage, onConsentElsewhere, renewalDate, type StoredConsent } from './stored-consent';

/** What the visitor has allowed besides what is necessary. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** What a choice was made about, and for how many months it holds (site/consent.yaml, decision T5). */
export interface ConsentTerms {
  readonly version: number;
  readonly renewalMonths: number;
}

/** The visitor's choice. Framework-free, so that it is known before React is there. */
export interface ConsentStore {
  /** Undefined until the visitor has chosen, and again when the choice has to be renewed. */
  get(): ConsentChoice | undefined;
  set(choice: ConsentChoice): void;
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Without terms there is nothing to consent to: no stored choice counts. `now` is in milliseconds since 1970. */
export function createConsentStore(terms: ConsentTerms | undefined, now: () => number = Date.now): ConsentStore {
  const storage = createConsentStorage();
  const stored = () => validChoice(storage.read(), terms, now());
  let current = stored();
  const listeners = new Set<() => void>();
  const change = (choice: ConsentChoice | undefined) => {
    current = choice;
    for (const listener of listeners) listener();
  };
  onConsentElsewhere(() => change(stored()));
  return {
    get: () => current,
    set: ({ analytics, marketing }) => {
      const choice = { analytics, marketing };
      if (terms !== undefined) storage.write({ ...choice, version: terms.version, date: now() });
      change(choice);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function validChoice(
  stored: StoredConsent | undefined,
  terms: ConsentTerms | undefined,
  now: number,
): ConsentChoice | undefined {
  if (stored === undefined || terms === undefined || stored.version !== terms.version) return undefined;
  if (stored.date > now || renewalDate(stored.date, terms.renewalMonths) <= now) return undefined;
  return { analytics: stored.analytics, marketing: stored.marketing };
}
