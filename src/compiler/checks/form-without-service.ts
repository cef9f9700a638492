import { locateKey } from '../position';
import { problem } from '../problem';
import { collection, singleton } from '../site';
import type { Check } from './check';

/**
 * A form that nobody serves is replaced by phone and e-mail, of which the owner should know. `standIn` is the origin
 * of the stand-in form service, where one runs beside the site.
 */
export function formWithoutService(standIn: string | undefined): Check {
  return (site) => {
    const provider = singleton<{ forms?: { provider?: unknown } }>(site, 'settings')?.forms?.provider;
    if (provider === undefined || (provider === 'local' && standIn !== undefined)) return [];
    return [...collection(site, 'forms').values()].flatMap(({ id, value, source, pointer }) => {
      if (provider === 'tally' && value.tally !== undefined) return [];
      const code = provider === 'tally' ? 'form-id-missing' : 'form-without-service';
      return [problem(code, locateKey(source, pointer.slice(0, -1), id), { form: id }, 'warning')];
    });
  };
}
