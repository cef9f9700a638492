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
  'and others are not': {
    files: { 'pages/oat.yaml': `${page('avena')}keywords: { es: "pan, avena, pan con C#", en: "bread, oats," }\n` },
    problems: [],
  },
};
