import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Language } from '../../shared/language';
import type { LanguageStore } from './language-store';

const LanguageContext = createContext<LanguageStore | undefined>(undefined);

export function LanguageProvider({ store, children }: { store: LanguageStore; children: ReactNode }) {
  return <LanguageContext value={store}>{children}</LanguageContext>;
}

/** The visitor's language and how to change it. Throws outside a provider (specification, point 8). */
export function useLanguage(): { language: Language; setLanguage: LanguageStore['set'] } {
  const store = useContext(LanguageContext);
  if (store === undefined) throw new Error('useLanguage needs a LanguageProvider around it');
  const language = useSyncExternalStore(store.subscribe, store.get, store.get);
  return { language, setLanguage: store.set };
}
