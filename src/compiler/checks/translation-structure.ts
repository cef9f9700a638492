import type { OwnRule } from '../rule';
import { countElements } from '../translations/count-elements';
import { verdicts } from '../translations/judge';
import { differingLine } from '../translations/lines';

/** A text has as many headings, items of lists, links and pictures in each language, and no paragraph or sentence less. It is told where something is missing. */
export const translationStructure: OwnRule<'translation-structure'> = (site) =>
  verdicts(site, 'structure').map(({ original, translation, element, inOriginal, inTranslation, part: known }) => {
    const [whole, at, more, less] =
      inOriginal > inTranslation
        ? [original, translation, inOriginal, inTranslation]
        : [translation, original, inTranslation, inOriginal];
    const part =
      element === 'sentence' || element === 'word'
        ? known
        : differingLine(
            whole.text,
            at.text,
            (one, other) => countElements(one)[element] !== countElements(other)[element],
          );
    return {
      code: 'translation-structure',
      place: { source: at.source, pointer: at.pointer, ...(part && { part }) },
      details: {
        original: whole.language,
        translation: at.language,
        element,
        inOriginal: more,
        inTranslation: less,
      },
    };
  });
