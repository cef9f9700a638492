import { isRecord } from '../../shared/is-record';
import { inLanguage } from '../languages';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';

const BUTTONS = ['accept', 'reject', 'choose'] as const;

/** What accepts, what rejects and what leads to the choices are told apart by what they say. */
export const consentSame: Rule<'consent-same'> = (site) => {
  const [source, consent] = [sourceOfSingleton(site, 'consent'), singleton(site, 'consent')];
  if (source === undefined || consent === undefined) return [];
  // Told in one language: buttons that say the same in one mostly do so in all.
  const told = new Set<string>();
  return site.contract.languages.flatMap(({ code }) => {
    const known = new Map<string, string>();
    return BUTTONS.flatMap((button): Finding<'consent-same'>[] => {
      const text = inLanguage(consent[button], code);
      if (typeof text !== 'string' || text.trim() === '') return [];
      const said = text.trim().toLowerCase();
      const other = known.get(said);
      if (other === undefined) known.set(said, button);
      if (other === undefined || told.has(button)) return [];
      told.add(button);
      const pointer = isRecord(consent[button]) ? [button, code] : [button];
      return [{ code: 'consent-same', place: { source, pointer }, details: { text, other } }];
    });
  });
};
