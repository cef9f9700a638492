import type { OwnRule } from '../rule';
import { verdicts } from '../translations/judge';

/** A text is in the language for which it is written. */
export const translationLanguage: OwnRule<'translation-language'> = (site) =>
  verdicts(site, 'in-language').map(({ at: { source, pointer, language: expected }, language }) => ({
    code: 'translation-language',
    place: { source, pointer },
    details: { expected, language },
  }));
