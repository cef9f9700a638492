import { createConsentKeeper, type KeptConsent, onConsentElsewhere, renewalDate } from './kept-consent';

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

/** Without terms there is nothing to consent to: no kept choice counts. `now` is in milliseconds since 1970. */
export function createConsentStore(terms: ConsentTerms | undefined, now: () => number = Date.now): ConsentStore {
  const keeper = createConsentKeeper();
  const kept = () => validChoice(keeper.read(), terms, now());
  let current = kept();
  const listeners = new Set<() => void>();
  const change = (choice: ConsentChoice | undefined) => {
    current = choice;
    for (const listener of listeners) listener();
  };
  onConsentElsewhere(() => change(kept()));
  return {
    get: () => current,
    set: ({ analytics, marketing }) => {
      const choice = { analytics, marketing };
      if (terms !== undefined) keeper.write({ ...choice, version: terms.version, date: now() });
      change(choice);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function validChoice(
  kept: KeptConsent | undefined,
  terms: ConsentTerms | undefined,
  now: number,
): ConsentChoice | undefined {
  if (kept === undefined || terms === undefined || kept.version !== terms.version) return undefined;
  if (kept.date > now || renewalDate(kept.date, terms.renewalMonths) <= now) return undefined;
  return { analytics: kept.analytics, marketing: kept.marketing };
}
