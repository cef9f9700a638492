import type { Rule } from '../rule';
import { collection, singleton } from '../site';

/** A form that the provider does not know is replaced by phone and e-mail, of which the owner should know. */
export const formIdMissing: Rule<'form-id-missing'> = (site) => {
  if (singleton(site, 'settings')?.forms?.provider !== 'tally') return [];
  return [...collection(site, 'forms').values()]
    .filter(({ value }) => !('tally' in value))
    .map(({ id, source, pointer }) => ({
      code: 'form-id-missing',
      place: { source, pointer: pointer.slice(0, -1), key: id },
      details: { form: id },
    }));
};
