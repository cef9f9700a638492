import { type StoredValue, storedValue } from '../browser-storage';

export const LANGUAGE_KEY = 'language';

/** The visitor's language preference: made by hand, forced by an address, or decided by the lookup. */
export const storedLanguage: StoredValue = storedValue('localStorage', LANGUAGE_KEY);
