import type { OwnRule } from '../rule';
import { shortened } from '../translations/excerpts';
import { verdicts } from '../translations/judge';

/** A text is in letters of a language of the site: one that was pasted from elsewhere can be read by none of its visitors. */
export const translationLetters: OwnRule<'translation-letters'> = (site) =>
  verdicts(site, 'in-letters').map(({ at: { source, pointer, language: expected, text }, part }) => {
    const said = part === undefined ? text : text.slice(part.offset, part.offset + part.length);
    return {
      code: 'translation-letters',
      place: { source, pointer, ...(part && { part }) },
      details: { expected, text: shortened(said) },
    };
  });
