import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { ConsentChoice, ConsentStore } from './consent-store';

interface ConsentState {
  readonly store: ConsentStore;
  /** Whether the visitor has asked for the settings. */
  readonly isInSettings: boolean;
  readonly showSettings: (isShown: boolean) => void;
}

const ConsentContext = createContext<ConsentState | undefined>(undefined);

export function ConsentProvider({ store, children }: { store: ConsentStore; children: ReactNode }) {
  const [isInSettings, showSettings] = useState(false);
  const state = useMemo(() => ({ store, isInSettings, showSettings }), [store, isInSettings]);
  return <ConsentContext value={state}>{children}</ConsentContext>;
}

interface Consent extends Omit<ConsentState, 'store'> {
  readonly choice: ConsentChoice | undefined;
  readonly choose: ConsentStore['set'];
}

/** The visitor's choice, how to make it, and whether its settings are open. Throws outside a provider. */
export function useConsent(): Consent {
  const state = useContext(ConsentContext);
  if (state === undefined) throw new Error('useConsent needs a ConsentProvider around it');
  const { store, isInSettings, showSettings } = state;
  const choice = useSyncExternalStore(store.subscribe, store.get, () => undefined);
  return { choice, choose: store.set, isInSettings, showSettings };
}
