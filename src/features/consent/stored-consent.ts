import { attempt, storedValue } from '../browser-storage';

/** A choice as the browser keeps it. */
export interface StoredConsent {
  readonly analytics: boolean;
  readonly marketing: boolean;
  /** The version of the terms it was made about. */
  readonly version: number;
  /** When it was made, in milliseconds since 1970. */
  readonly date: number;
}

/** Where the browser keeps the choice. */
interface ConsentStorage {
  /** The stored choice, whatever its age; undefined where there is none that can be understood. */
  read(): StoredConsent | undefined;
  write(consent: StoredConsent): void;
}

const KEY = 'consent';

export function createConsentStorage(): ConsentStorage {
  const stored = storedValue('localStorage', KEY);
  return {
    read: () => parseConsent(stored.read()),
    write: (consent) => stored.write(JSON.stringify(consent)),
  };
}

function parseConsent(text = ''): StoredConsent | undefined {
  const value: unknown = attempt(() => JSON.parse(text));
  return isStoredConsent(value) ? value : undefined;
}

/** When a choice made at `date` has to be renewed; both in milliseconds since 1970. */
export function renewalDate(date: number, months: number): number {
  const renewal = new Date(date);
  return renewal.setMonth(renewal.getMonth() + months);
}

/** Calls back when another tab has changed the choice. */
export function onConsentElsewhere(listener: () => void): void {
  // Where there is no window, as during the build, there is no other tab.
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  });
}

function isStoredConsent(value: unknown): value is StoredConsent {
  if (typeof value !== 'object' || value === null) return false;
  const { analytics, marketing, version, date } = value as Partial<StoredConsent>;
  return typeof analytics === 'boolean' && typeof marketing === 'boolean' && [version, date].every(Number.isFinite);
}
