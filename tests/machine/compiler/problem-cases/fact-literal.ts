import { basicText } from '../../../support/compile-site';
import { facts } from '../../../support/facts';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a price that is a fact is told where it is written by hand': {
    files: {
      ...facts('oven: { type: money, value: 27000 }'),
      ...plain('El horno: 27.000 €, 27.000 euros o 27000 EUR', 'The oven: €27,000; 27,000 loaves; €27,500'),
    },
    problems: [
      'warning blocks/text.yaml:3:18 fact-literal {"text":"27.000","suggestion":"{{facts.oven}}"}',
      'warning blocks/text.yaml:3:28 fact-literal {"text":"27.000","suggestion":"{{facts.oven}}"}',
      'warning blocks/text.yaml:3:43 fact-literal {"text":"27000","suggestion":"{{facts.oven}}"}',
      'warning blocks/text.yaml:4:19 fact-literal {"text":"27,000","suggestion":"{{facts.oven}}"}',
    ],
  },
  'a currency is read by what people call it, and in signs before more of them': {
    files: {
      ...facts('oven: { type: money, value: 27000 }'),
      ...plain('El horno: 27.000 TL’den', 'The oven: 27,000 TL'),
      'settings.yaml': `${basicText('settings.yaml').replace(/^currency: .*\n/m, '')}currency: TRY\n`,
    },
    problems: [
      'warning blocks/text.yaml:3:18 fact-literal {"text":"27.000","suggestion":"{{facts.oven}}"}',
      'warning blocks/text.yaml:4:18 fact-literal {"text":"27,000","suggestion":"{{facts.oven}}"}',
    ],
  },
  'of two facts of the same price none is suggested': {
    files: {
      ...facts('oven: { type: money, value: 27000 }', 'mill: { type: money, value: 27000 }'),
      ...prose('<p>El horno: 27.000&nbsp;€</p>'),
    },
    problems: ['warning blocks/text.yaml:3:21 fact-literal {"text":"27.000"}'],
  },
  'what is no price, or none of a fact, is right': {
    files: {
      ...facts('oven: { type: money, value: 27000 }', 'flour: { value: 1500 }', 'salt: { type: money, value: 20 }'),
      ...plain('1.500 €, 20 €, 127.000 €, 27.000 hogazas, {{facts.oven}} €'),
    },
    problems: [],
  },
  'a round amount is one by chance, but where the file tells of the fact': {
    files: {
      ...facts('oven: { type: money, value: 3000 }'),
      ...plain('Becas de 3.000 €'),
      'blocks/oven.yaml':
        'type: hero\ntitle: { es: "{{facts.oven}} €", en: "€{{facts.oven}}" }\nintro:\n  es: "Un horno de 3.000 €"\n  en: "A €3,000 oven"\n',
    },
    problems: [
      'warning blocks/oven.yaml:4:20 fact-literal {"text":"3.000","suggestion":"{{facts.oven}}"}',
      'warning blocks/oven.yaml:5:11 fact-literal {"text":"3,000","suggestion":"{{facts.oven}}"}',
    ],
  },
};
