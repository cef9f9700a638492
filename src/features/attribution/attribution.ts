import { ATTRIBUTION_CHANGE, storedGclid, storedOrigin } from './attribution-storage';

/** Where a request came from, as far as the visitor allows it to be passed on. */
export interface Attribution {
  readonly gclid?: string;
  readonly originUrl?: string;
}

/** What may be sent along with a form now (specification, point 7; decision T5). */
export function attribution(): Attribution {
  const gclid = storedGclid.read();
  const originUrl = storedOrigin.read();
  return { ...(gclid !== undefined && { gclid }), ...(originUrl !== undefined && { originUrl }) };
}

/** Calls back when something else may be sent along, until the returned function is called. */
export function onAttributionChange(listener: () => void): () => void {
  document.addEventListener(ATTRIBUTION_CHANGE, listener);
  return () => document.removeEventListener(ATTRIBUTION_CHANGE, listener);
}
