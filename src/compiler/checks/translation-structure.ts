import type { OwnRule } from '../rule';
import { verdicts } from '../translations/judge';
import { differingLine } from '../translations/lines';
import { countElements } from '../translations/markup';

/** A translation has as many headings, items of lists, links and pictures as its original, and no paragraph less. */
export const translationStructure: OwnRule<'translation-structure'> = (site) =>
  verdicts(site, 'structure').map(({ original, translation, element, inOriginal, inTranslation }) => {
    const part = differingLine(
      original.text,
      translation.text,
      (one, other) => countElements(one)[element] !== countElements(other)[element],
    );
    return {
      code: 'translation-structure',
      place: { source: translation.source, pointer: translation.pointer, ...(part && { part }) },
      details: { original: original.language, translation: translation.language, element, inOriginal, inTranslation },
    };
  });
