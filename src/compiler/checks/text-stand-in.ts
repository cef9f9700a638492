import type { OwnRule } from '../rule';
import { shortened } from '../translations/excerpts';
import { verdicts } from '../translations/judge';

/** «TODO», «…», «lorem ipsum» and the examples of a new page are not published. */
export const textStandIn: OwnRule<'text-stand-in'> = (site) =>
  verdicts(site, 'stand-in').map(({ at: { source, pointer, language, text } }) => ({
    code: 'text-stand-in',
    place: { source, pointer },
    details: { text: shortened(text), language },
  }));
