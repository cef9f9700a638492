import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'letters that were read as others are told with the word in which they stand': {
    files: plain('FormaciÃ³n en aÃ±os: Â¿quÃ©?', 'Itâ€™s â‚¬20'),
    problems: [
      'blocks/text.yaml:3:8 text-encoding {"text":"FormaciÃ³n","correct":"Formación"}',
      'blocks/text.yaml:4:8 text-encoding {"text":"Itâ€™s","correct":"It’s"}',
    ],
  },
  'a letter that was lost is told': {
    files: plain('Formaci�n'),
    problems: ['blocks/text.yaml:3:8 text-encoding {"text":"Formaci�n"}'],
  },
  'what was read wrongly twice is told': {
    files: plain('FormaciÃƒÂ³n'),
    problems: ['blocks/text.yaml:3:8 text-encoding {"text":"FormaciÃƒÂ³n","correct":"Formación"}'],
  },
  'letters of other languages are right': {
    files: plain('MAÇÃ… «IRMÃ», Âge, SÃO, café, 20 €, âme, «RÉSUMÉ», NAÏVE, Ñu, ¿qué?'),
    problems: [],
  },
};
