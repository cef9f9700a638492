import { page } from '../../../support/page';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const questions = (id: string, es: string, en: string) => ({
  [`faqs/${id}.yaml`]: yaml`
    items:
      - question: { es: "¿Cuándo ${es}?", en: "When ${en}?" }
        answer: { es: "<p>Al alba.</p>", en: "<p>At dawn.</p>" }
  `,
});

const asking = (id: string, faq: string) => ({
  [`pages/${id}.yaml`]: page(id, {
    head: 'parent: products',
    sections: `{ type: faq, id: faq, faq: ${faq}, title: { es: "Dudas", en: "Doubts" } }`,
  }),
});

const both = { ...questions('rye', 'se siega', 'is it cut'), ...questions('oats', 'se siembra', 'is it sown') };

export const cases: Cases = {
  'a page that shows what is called as another one, and nowhere what is called as itself, is told': {
    files: { ...both, ...asking('rye', 'oats'), ...asking('oats', 'oats') },
    problems: [
      'warning pages/rye.yaml:6:32 reference-of-other {"value":"oats","correct":"rye","page":"rye","collection":"faqs"}',
    ],
  },
  'its own, and what is called as no page, are right': {
    files: {
      ...both,
      ...questions('barley', 'se muele', 'is it milled'),
      ...asking('rye', 'rye'),
      ...asking('oats', 'oats'),
      ...asking('spelt', 'barley'),
    },
    problems: [],
  },
};
