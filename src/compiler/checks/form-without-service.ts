import type { Rule } from '../rule';
import { collection, singleton } from '../site';

/** A form that nobody serves is replaced by phone and e-mail, of which the owner should know. */
export const formWithoutService: Rule<'form-without-service'> = (site, { formService }) => {
  const settings = singleton(site, 'settings');
  if (settings === undefined || formService !== undefined) return [];
  const provider: unknown = settings.forms?.provider;
  // One that there is not is told where it is named.
  if (provider !== undefined && provider !== 'local') return [];
  return [...collection(site, 'forms').values()].map(({ id, source, pointer }) => ({
    code: 'form-without-service',
    place: { source, pointer: pointer.slice(0, -1), key: id },
    details: { form: id, ...(provider === 'local' && { isLocal: true as const }) },
  }));
};
