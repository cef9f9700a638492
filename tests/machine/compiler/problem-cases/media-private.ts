import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what nobody is meant to read is told, and a download is not': {
    files: {
      'blocks/out.yaml':
        'type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions:\n  - { label: { es: "Hoja", en: "Sheet" }, file: order.docx }\n',
      'media/budget.xlsx': 'PK',
      'media/order.docx': 'PK',
      'media/press/Thumbs.db': 'x',
    },
    problems: [
      'media/budget.xlsx:1:1 media-private {"path":"budget.xlsx"}',
      'media/press/Thumbs.db:1:1 media-private {"path":"press/Thumbs.db"}',
    ],
  },
};
