import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a comma that was copied with its figure is told': {
    files: plain('Se amasa 1,5 horas', 'Kneaded for 1,5 hours'),
    problems: ['warning blocks/text.yaml:4:20 figure-decimal {"text":"1,5","correct":"1.5","language":"en"}'],
  },
  'a point is told before a sign': {
    files: plain('Una hogaza, 3.50 €', 'A loaf, €3.50'),
    problems: ['warning blocks/text.yaml:3:20 figure-decimal {"text":"3.50","correct":"3,50","language":"es"}'],
  },
  'versions, sections, thousands and what each language writes by itself are right': {
    files: plain('Receta 2.0, apartado 6.1, 1,5 kg y 1.500 €', 'Recipe 2.0, section 6.1, 1.5 kg and €1,500'),
    problems: [],
  },
};
