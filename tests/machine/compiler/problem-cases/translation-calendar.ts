import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a month and a day that are left in the other language are told': {
    files: plain('Abrimos en enero y febrero', 'We open in Enero and February'),
    problems: [
      'warning blocks/text.yaml:4:19 translation-calendar {"word":"Enero","correct":"January","original":"es","translation":"en"}',
    ],
  },
  'where the other text begins with it, it is told beside a name of its own': {
    files: plain('Enero y febrero', 'Enero and February'),
    problems: [
      'warning blocks/text.yaml:4:8 translation-calendar {"word":"Enero","correct":"January","original":"es","translation":"en"}',
    ],
  },
  'the name of somebody is none of a month': {
    files: plain('Con Julio Abril, cada lunes', 'With Julio Abril, on Mondays'),
    problems: [],
  },
};
