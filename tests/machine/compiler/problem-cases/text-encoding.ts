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
  'codes in the place of letters are told with the letters, but in addresses': {
    files: plain('Panader%C3%ADa del%20R=C3=ADo', 'A 5%20 rise, 50% of it; see https://pan.example/del%20r%C3%ADo'),
    problems: ['blocks/text.yaml:3:8 text-encoding {"text":"Panader%C3%ADa","correct":"Panadería"}'],
  },
  'a file that was saved so is told once, and mended as a whole': {
    files: {
      'blocks/text.yaml':
        'type: hero\neyebrow: { es: "FormaciÃ³n", en: "Bread" }\ntitle: { es: "FormaciÃ³n hoy", en: "FormaciÃ³n today" }\n',
    },
    problems: ['blocks/text.yaml:2:17 text-encoding {"text":"FormaciÃ³n","correct":"Formación"}'],
  },
};
