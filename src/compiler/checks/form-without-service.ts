import type { Rule } from '../rule';
import { collection, singleton, sourceOfSingleton } from '../site';

/** A form that nobody serves is replaced by phone and e-mail, of which the owner should know. */
export const formWithoutService: Rule<'form-without-service'> = (site, { formService }) => {
  const settings = singleton(site, 'settings');
  const written = sourceOfSingleton(site, 'settings');
  if (settings === undefined || written === undefined || formService !== undefined) return [];
  const provider: unknown = settings.forms?.provider;
  // One that there is not is told where it is named.
  if (provider !== undefined && provider !== 'local') return [];
  const forms = [...collection(site, 'forms').values()];
  if (provider === undefined) {
    const place = { source: written, pointer: [] };
    return forms.length === 0
      ? []
      : [{ code: 'form-without-service', place, details: { forms: forms.map(({ id }) => id) } }];
  }
  return forms.map(({ id, source, pointer }) => ({
    code: 'form-without-service',
    place: { source, pointer: pointer.slice(0, -1), key: id },
    details: { forms: [id], isLocal: true },
  }));
};
