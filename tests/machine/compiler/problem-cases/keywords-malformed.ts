import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'keywords that do not stand between commas are told': {
    files: { 'pages/oat.yaml': `${page('avena')}keywords: { es: "#pan #avena", en: "bread; oats, bread" }\n` },
    problems: [
      'warning pages/oat.yaml:7:17 keywords-malformed {"correct":"pan, avena"}',
      'warning pages/oat.yaml:7:36 keywords-malformed {"correct":"bread, oats"}',
    ],
  },
  'keywords without a comma are told where another language has some, or they are too many words for one': {
    files: {
      'pages/oat.yaml': `${page('avena')}keywords: { es: "pan de avena galletas de miel horno", en: "oat bread, honey biscuits, oven" }\n`,
      'pages/rye.yaml': `${page('centeno')}keywords: { es: "pan de centeno masa madre horno de leña tienda en el centro", en: "rye bread" }\n`,
    },
    problems: [
      'warning pages/oat.yaml:7:17 keywords-malformed {}',
      'warning pages/rye.yaml:7:17 keywords-malformed {}',
    ],
  },
  'a keyword of several words is right': {
    files: {
      'pages/oat.yaml': `${page('avena')}keywords: { es: "panadería artesana con horno de leña en el centro", en: "bakery, bread" }\n`,
    },
    problems: [],
  },
  'and others are not': {
    files: { 'pages/oat.yaml': `${page('avena')}keywords: { es: "pan, avena, pan con C#", en: "bread, oats," }\n` },
    problems: [],
  },
};
