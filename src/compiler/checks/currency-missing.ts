import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';
import { valuesResolvedAs } from '../values/values';

/** Prices are written in the currency of the settings. */
export const currencyMissing: Rule<'currency-missing'> = (site) => {
  const settings = singleton(site, 'settings');
  const source = sourceOfSingleton(site, 'settings');
  if (source === undefined || settings === undefined || 'currency' in settings) return [];
  if (valuesResolvedAs(site, 'price').length === 0) return [];
  const [main] = site.contract.languages;
  const measured = settings.tracking?.success?.currency;
  const example = measured ?? currencyIn(main?.locale) ?? 'EUR';
  return [{ code: 'currency-missing', place: { source, pointer: [] }, details: { example } }];
};

/** Of countries that pay with another currency than the euro. */
const CURRENCIES: Readonly<Record<string, string>> = {
  AR: 'ARS',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CO: 'COP',
  DK: 'DKK',
  GB: 'GBP',
  JP: 'JPY',
  MX: 'MXN',
  NO: 'NOK',
  PE: 'PEN',
  PL: 'PLN',
  SE: 'SEK',
  US: 'USD',
};

function currencyIn(locale: string | undefined): string | undefined {
  const region = locale === undefined ? undefined : new Intl.Locale(locale).region;
  return region === undefined ? undefined : CURRENCIES[region];
}
