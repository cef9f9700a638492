import { storedValue } from '../browser-storage';

/** Where a request came from, as far as the visitor allows it to be told. */
export interface Attribution {
  readonly gclid?: string;
  readonly originUrl?: string;
}

/** Hold something under marketing consent only (src/features/attribution/store-attribution.ts). */
export const storedGclid = storedValue('localStorage', 'gclid');
export const storedOrigin = storedValue('sessionStorage', 'origin-referrer');

const CHANGE = 'attribution:change';

/** What may be sent along with a form now (specification, point 7; decision T5). */
export function attribution(): Attribution {
  const gclid = storedGclid.read();
  const originUrl = storedOrigin.read();
  return { ...(gclid !== undefined && { gclid }), ...(originUrl !== undefined && { originUrl }) };
}

export function announceAttribution(): void {
  document.dispatchEvent(new Event(CHANGE));
}

/** Calls back when something else may be sent along, until the returned function is called. */
export function onAttributionChange(listener: () => void): () => void {
  document.addEventListener(CHANGE, listener);
  return () => document.removeEventListener(CHANGE, listener);
}
