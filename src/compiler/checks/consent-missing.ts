import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';

/** What measures visits needs their consent, and so the texts that ask for it. */
export const consentMissing: Rule<'consent-missing'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const measures = singleton(site, 'settings')?.tracking !== undefined;
  if (source === undefined || !measures || site.files.has('consent.yaml')) return [];
  return [{ code: 'consent-missing', place: { source, pointer: [], key: 'tracking' }, details: {} }];
};
