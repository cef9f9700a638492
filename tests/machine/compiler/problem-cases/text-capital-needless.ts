import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'days and months are written small in Spanish': {
    files: plain(
      'Los Lunes cerramos; abrimos en Enero, el 3 de Marzo de 2026. El horno, un Viernes',
      'Closed on Mondays, open in January',
    ),
    problems: [
      'warning blocks/text.yaml:3:12 text-capital-needless {"word":"Lunes","correct":"lunes"}',
      'warning blocks/text.yaml:3:39 text-capital-needless {"word":"Enero","correct":"enero"}',
      'warning blocks/text.yaml:3:54 text-capital-needless {"word":"Marzo","correct":"marzo"}',
      'warning blocks/text.yaml:3:82 text-capital-needless {"word":"Viernes","correct":"viernes"}',
    ],
  },
  'feasts, names, streets and the beginning of a sentence are right': {
    files: plain(
      'Lunes: cerrado. El Viernes Santo y el Miércoles de Ceniza. Plaza del 2 de Mayo. De Domingo Pérez. Un Viernes Santo. Este Lunes de Pascua. Enero y Julio',
      'Good Friday',
    ),
    problems: [],
  },
  'somebody may be called as a day': {
    files: plain('El pan de Domingo le gusta a Domingo; el Domingo, no'),
    problems: ['warning blocks/text.yaml:3:49 text-capital-needless {"word":"Domingo","correct":"domingo"}'],
  },
  'a little word within a title of which every word has a capital is told, and no name': {
    files: {
      'blocks/text.yaml':
        'type: hero\ntitle: { es: "Pan Sin Prisa Y Con Sal", en: "Bread With Salt And Without Hurry" }\neyebrow: { es: "Robert De Niro", en: "Made In Spain" }\nintro: { es: "Pan y Harina Con tomate", en: "Bread" }\n',
    },
    problems: ['warning blocks/text.yaml:2:19 text-capital-needless {"word":"Sin","correct":"sin","isOfTitle":true}'],
  },
  'a name within a title, a title in capitals, and one of two words are right': {
    files: {
      'blocks/text.yaml':
        'type: hero\ntitle: { es: "Pan con Sal Maldon, Y otros", en: "Bread" }\neyebrow: { es: "Para Ti", en: "For You" }\n',
    },
    problems: [],
  },
};
