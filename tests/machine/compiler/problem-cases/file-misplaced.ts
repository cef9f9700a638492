import { basicText } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'questions among the pages are told once': {
    files: {
      'pages/buns.yaml': yaml`
        items:
          - question: { es: "¿Hay bollos?", en: "Are there buns?" }
            answer: { es: "<p>Sí.</p>", en: "<p>Yes.</p>" }
      `,
    },
    problems: ['pages/buns.yaml:1:1 file-misplaced {"file":"pages/buns.yaml","to":"faqs/buns.yaml"}'],
  },
  'a section of its own among the pages is told once': {
    files: {
      'pages/buns.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Contacto", en: "Contact" }
            page: contact
      `,
    },
    problems: ['pages/buns.yaml:1:1 file-misplaced {"file":"pages/buns.yaml","to":"blocks/buns.yaml"}'],
  },
  'figures among the pages, and a page among the sections, are told once': {
    files: {
      'pages/facts.yaml': 'rye: { type: count, value: 2 }\nwheat: { type: count, value: 3 }\n',
      'blocks/buns.yaml': yaml`
        path: { es: "/bollos", en: "/buns" }
        title: { es: "Bollos", en: "Buns" }
        description: { es: "Bollos de hoy.", en: "Buns of today." }
        sections: [{ type: hero, title: { es: "Bollos", en: "Buns" } }]
      `,
    },
    problems: [
      'blocks/buns.yaml:1:1 file-misplaced {"file":"blocks/buns.yaml","to":"pages/buns.yaml"}',
      'pages/facts.yaml:1:1 file-misplaced {"file":"pages/facts.yaml","to":"facts.yaml","isTaken":true}',
    ],
  },
  'so is the file of which there is only one': {
    files: { 'navigation.yaml': null, 'pages/navigation.yaml': basicText('navigation.yaml') },
    problems: ['pages/navigation.yaml:1:1 file-misplaced {"file":"pages/navigation.yaml","to":"navigation.yaml"}'],
  },
};
