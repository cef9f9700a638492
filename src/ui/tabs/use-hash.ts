import { useSyncExternalStore } from 'react';

/** The part of the address after #. A link that React Router follows raises no event, but renders the page again. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, readHash, () => '');
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

function readHash(): string {
  return location.hash.slice(1);
}
