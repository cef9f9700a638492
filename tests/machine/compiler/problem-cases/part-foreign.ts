import { basicText } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const hero = yaml`
  type: hero
  title: { es: "Pan", en: "Bread" }
`;

export const cases: Cases = {
  'a file that goes on with half of another one is told once, and so is what is no longer in it': {
    files: {
      'facts.yaml': `rye:\n${basicText('places/locations.yaml').split('\n').slice(2).join('\n')}`,
    },
    problems: ['facts.yaml:2:3 part-foreign {"keys":["address","postalCode","phone"],"more":5}'],
  },
  'a few keys that are not there are told each': {
    files: { 'blocks/text.yaml': `${hero}flour: rye\noven: hot\ncrust: thin\n` },
    problems: [
      'blocks/text.yaml:3:1 key-unknown {"key":"flour"}',
      'blocks/text.yaml:4:1 key-unknown {"key":"oven"}',
      'blocks/text.yaml:5:1 key-unknown {"key":"crust"}',
    ],
  },
  'a section that was pasted where none is told as one, however short it is': {
    files: {
      'faqs/baking.yaml': basicText('faqs/baking.yaml').replace(
        'items:\n',
        'items:\n  - type: hero\n    title: { es: "Pan", en: "Bread" }\n',
      ),
    },
    problems: ['faqs/baking.yaml:2:5 part-foreign {"keys":["type","title"],"more":0}'],
  },
};
