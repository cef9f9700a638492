import type { Language } from '../../shared/language';
import { keptLanguage } from './kept-language';

/** The language the visitor reads. Framework-free, so that it is settled before React is there. */
export interface LanguageStore {
  get(): Language;
  /** Changes the language; `isKept` keeps it as the visitor's preference. */
  set(language: Language, isKept: boolean): void;
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createLanguageStore(initial: Language): LanguageStore {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (language, isKept) => {
      if (isKept) keptLanguage.write(language);
      if (language === current) return;
      current = language;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
