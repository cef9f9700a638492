import type { OwnRule } from '../rule';
import { verdicts } from '../translations/judge';

/** A translation has as many headings, items of lists, links and pictures as its original, and no paragraph less. */
export const translationStructure: OwnRule<'translation-structure'> = (site) =>
  verdicts(site, 'structure').map(({ original, translation, element, inOriginal, inTranslation }) => ({
    code: 'translation-structure',
    place: { source: translation.source, pointer: translation.pointer },
    details: { original: original.language, translation: translation.language, element, inOriginal, inTranslation },
  }));
