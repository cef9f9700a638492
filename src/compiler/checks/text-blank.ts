import type { OwnRule } from '../rule';
import { verdicts } from '../translations/judge';

/** A text says something in each language; that it is there at all is a matter of its schema. */
export const textBlank: OwnRule<'text-blank'> = (site) =>
  verdicts(site, 'blank').map(({ at: { source, pointer, language } }) => ({
    code: 'text-blank',
    place: { source, pointer },
    details: { language },
  }));
