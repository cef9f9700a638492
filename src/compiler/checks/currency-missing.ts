import { typicalInCountry } from '../problems/typical-in-country';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';
import { valuesResolvedAs } from '../values/values';

/** Prices are written in the currency of the settings. */
export const currencyMissing: Rule<'currency-missing'> = (site) => {
  const settings = singleton(site, 'settings');
  const source = sourceOfSingleton(site, 'settings');
  if (source === undefined || settings === undefined || 'currency' in settings) return [];
  if (valuesResolvedAs(site, 'price').length === 0) return [];
  const measured = settings.tracking?.success?.currency;
  const example = measured ?? typicalInCountry('currency', site.contract.languages) ?? 'EUR';
  return [{ code: 'currency-missing', place: { source, pointer: [] }, details: { example } }];
};
