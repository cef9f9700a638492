import type { Rule } from '../rule';
import { collection, singleton } from '../site';

/** A form that nobody serves is replaced by phone and e-mail, of which the owner should know. */
export const formWithoutService: Rule<'form-without-service'> = (site, { formService }) => {
  const settings = singleton(site, 'settings');
  const isServed = settings === undefined || settings.forms?.provider === 'tally' || formService !== undefined;
  if (isServed) return [];
  return [...collection(site, 'forms').values()].map(({ id, source, pointer }) => ({
    code: 'form-without-service',
    place: { source, pointer: pointer.slice(0, -1), key: id },
    details: { form: id, ...(settings.forms?.provider === 'local' && { isLocal: true as const }) },
  }));
};
