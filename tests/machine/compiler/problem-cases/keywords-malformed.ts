import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'keywords that do not stand between commas are told': {
    files: { 'pages/oat.yaml': `${page('avena')}keywords: { es: "#pan #avena", en: "bread; oats, bread" }\n` },
    problems: [],
  },
  'and others are not': {
    files: { 'pages/oat.yaml': `${page('avena')}keywords: { es: "pan,avena, pan con C#", en: "bread, oats," }\n` },
    problems: [],
  },
};
