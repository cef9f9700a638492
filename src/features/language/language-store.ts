import { asLanguage } from '../../shared/as-language';
import type { AddressedLanguages, Language } from '../../shared/language';
import { createStore, type Store } from '../store';
import { LANGUAGE_KEY, storedLanguage } from './stored-language';

/** The language the visitor reads. Framework-free, so that it is settled before React is there. */
export interface LanguageStore extends Omit<Store<Language>, 'set'> {
  /** Changes the language; `isStored` stores it as the visitor's preference. */
  set(language: Language, isStored: boolean): void;
}

/** Begins with a language that is not stored. */
export function createLanguageStore(initial: Language): LanguageStore {
  const { get, set, subscribe } = createStore(initial);
  return {
    get,
    subscribe,
    set: (language, isStored) => {
      if (isStored) storedLanguage.write(language);
      set(language);
    },
  };
}

/**
 * A preference that the visitor makes in another document counts in this one too: in another tab, or in a later document
 * from which the visitor comes back to this one as it was.
 */
export function followOtherDocuments(store: LanguageStore, languages: AddressedLanguages): void {
  const follow = () => {
    const language = asLanguage(storedLanguage.read(), languages);
    if (language !== undefined) store.set(language, false);
  };
  addEventListener('storage', ({ key }) => key === LANGUAGE_KEY && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}
