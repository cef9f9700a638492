import { type StoredValue, storedValue } from '../browser-storage';

/** Hold something under marketing consent only (src/features/attribution/store-attribution.ts). */
export const storedGclid: StoredValue = storedValue('localStorage', 'gclid');
export const storedOrigin: StoredValue = storedValue('sessionStorage', 'origin-referrer');

/** Tells the document that something else may be sent along with a form. */
export const ATTRIBUTION_CHANGE = 'attribution:change';
