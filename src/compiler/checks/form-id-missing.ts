import type { Rule } from '../rule';
import { collection, singleton } from '../site';
import { isSpellingVariant } from '../spelling/suggest';

/** A form that the provider does not know is replaced by phone and e-mail, of which the owner should know. */
export const formIdMissing: Rule<'form-id-missing'> = (site) => {
  const provider: unknown = singleton(site, 'settings')?.forms?.provider;
  // Whoever mistypes its name is told at once what else it asks for.
  if (typeof provider !== 'string' || !isSpellingVariant(provider, PROVIDERS)) return [];
  return [...collection(site, 'forms').values()]
    .filter(({ value }) => !('tally' in value))
    .map(({ id, source, pointer }) => ({
      code: 'form-id-missing',
      place: { source, pointer: pointer.slice(0, -1), key: id },
      details: { form: id },
    }));
};

/** Those that know forms by ids of their own. */
const PROVIDERS = ['tally'];
