import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a page without a main heading in each language is told': {
    files: {
      'pages/rye.yaml': page('centeno', { sections: '{ type: prose, content: { es: "<p>a</p>", en: "<p>b</p>" } }' }),
      'pages/wheat.yaml': page('trigo', {
        sections: '{ type: hero, title: { es: "Hola", en: "Hello" }, when: { language: es } }',
      }),
      'pages/oat.yaml': page('avena', { sections: 'block: opening' }),
      'blocks/opening.yaml': 'type: hero\ntitle: { es: "Hola", en: "Hello" }\n',
    },
    problems: [
      'warning pages/rye.yaml:5:1 main-heading-missing {"type":"hero"}',
      'warning pages/wheat.yaml:5:1 main-heading-missing {"type":"hero"}',
    ],
  },
  'a page is headed by its first title, if all visitors see it': {
    files: {
      'pages/rye.yaml': page('centeno', {
        sections: '{ type: prose, title: { es: "Harina", en: "Flour" }, content: { es: "<p>a</p>", en: "<p>b</p>" } }',
      }),
      'pages/oat.yaml': page('avena', {
        sections:
          '{ type: prose, when: { visitor: abroad }, title: { es: "Harina", en: "Flour" }, content: { es: "<p>c</p>", en: "<p>d</p>" } }',
      }),
    },
    problems: ['warning pages/oat.yaml:5:1 main-heading-missing {"type":"hero"}'],
  },
};
