import type { Consent } from '../../../generated/types';
import type { Language } from '../../shared/language';

/** The texts of the consent layer. Rejects when they cannot be had. */
export async function loadConsentTexts(language: Language): Promise<Consent> {
  const address = `/data/consent.${language}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Consent;
}

export const loadConsentLayer = async () => (await import('./ConsentLayer')).ConsentLayer;
export const loadConsentSettings = async () => (await import('./ConsentSettings')).ConsentSettings;
