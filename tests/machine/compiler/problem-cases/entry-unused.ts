import { blog } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const question = yaml`
  items:
    - question: { es: "¿Cuándo?", en: "When?" }
      answer: { es: "<p>Hoy.</p>", en: "<p>Today.</p>" }
`;

export const cases: Cases = {
  'what nothing names is told, a file as a whole and an entry at its name': {
    files: {
      ...blog,
      'faqs/opening.yaml': question,
      'blocks/lonely.yaml': 'type: hero\ntitle: { es: "Hola", en: "Hello" }\n',
      'blog/tags.yaml':
        'news: { label: { es: "Noticias", en: "News" } }\nold: { label: { es: "Antiguas", en: "Old" } }\n',
    },
    problems: [
      'warning blocks/lonely.yaml:1:1 entry-unused {"id":"lonely","collection":"blocks"}',
      'warning blog/tags.yaml:2:1 entry-unused {"id":"old","collection":"tags"}',
      'warning faqs/opening.yaml:1:1 entry-unused {"id":"opening","collection":"faqs"}',
    ],
  },
  'where something else is wrong it may be due to that': {
    files: { 'faqs/opening.yaml': question, 'pages/zebra.yaml': 'path: [\n' },
    problems: ['pages/zebra.yaml:1:7 yaml-syntax {"reason":"bracket-missing","written":"]","correct":"path: []"}'],
  },
};
