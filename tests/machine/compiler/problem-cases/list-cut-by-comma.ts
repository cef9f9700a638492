import { inSpanishAlone } from '../../../support/one-language';
import type { Cases } from '../problem-case';

const points = (list: string) =>
  inSpanishAlone({
    'blocks/loaf.yaml': `type: panel\ntitle: "Pan"\ntext: "<p>De trigo.</p>"\npoints: ${list}\n`,
  });

export const cases: Cases = {
  'a text between brackets that a comma has cut': {
    files: points('[Trigo, Cuatro horas, o más, De reposo]'),
    problems: ['warning blocks/loaf.yaml:4:31 list-cut-by-comma {"whole":"Cuatro horas, o más"}'],
  },
  'names in small letters, and what stands in quotes or in lines of its own, are right': {
    files: points('[Trigo, agua, "y sal", onzas, yema]'),
    problems: [],
  },
};
