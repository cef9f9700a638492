import type { Consent } from '../../../generated/types';
import type { Language } from '../../shared/language';
import { fetchJson } from '../fetch-json';

/** All that is said of consent. Rejects when they cannot be had. */
export function loadConsentTexts(language: Language): Promise<Consent> {
  return fetchJson<Consent>(`/data/consent.${language}.json`);
}

export const loadConsentSettings = async () => (await import('./ConsentSettings')).ConsentSettings;
