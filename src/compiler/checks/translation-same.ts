import type { OwnRule } from '../rule';
import { verdicts } from '../translations/judge';

/** A sentence is not the same in two languages. */
export const translationSame: OwnRule<'translation-same'> = (site) =>
  verdicts(site, 'same').map(({ original, translation: { source, pointer, language } }) => ({
    code: 'translation-same',
    place: { source, pointer },
    details: { original: original.language, translation: language },
  }));
