import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a token in a value that is no text is told with what to write': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('name: "English"', 'name: "{{facts.registration}}"') },
    problems: ['settings.yaml:7:39 token-misplaced {"token":"{{facts.registration}}","value":"P-204"}'],
  },
  'where the shape is held against something, that tells': {
    files: {
      'blocks/cta.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions: [{ label: { es: "Ver", en: "See" }, page: "{{facts.registration}}" }]\n',
    },
    problems: ['blocks/cta.yaml:3:52 page-unknown {"value":"{{facts.registration}}"}'],
  },
};
