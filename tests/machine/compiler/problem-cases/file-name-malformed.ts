import { basicText } from '../../../support/compile-site';
import { page } from '../../../support/page';
import { blog, post } from '../../../support/post';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a page whose file has spaces or accents in its name is told': {
    files: { 'pages/Pan de avena.yaml': page('avena') },
    problems: [
      'pages/Pan de avena.yaml:1:1 file-name-malformed {"file":"pages/Pan de avena.yaml","correct":"pages/pan-de-avena.yaml"}',
    ],
  },
  'small letters, numbers and hyphens are right': { files: { 'pages/oat-2.yaml': page('avena') }, problems: [] },
  'one that is nearly as others name it is called so, and nothing else is told of either name': {
    files: {
      'faqs/baking.yaml': null,
      'faqs/Baking 2.yaml': basicText('faqs/baking.yaml'),
      'blocks/questions.yaml': 'type: faq\ntitle: { es: "Preguntas", en: "Questions" }\nfaq: baking\n',
    },
    problems: ['faqs/Baking 2.yaml:1:1 file-name-malformed {"file":"faqs/Baking 2.yaml","correct":"faqs/baking.yaml"}'],
  },
  'a copy with capitals has no name to be given, and is told once': {
    files: { 'faqs/Baking.yaml': basicText('faqs/baking.yaml') },
    problems: [
      'faqs/Baking.yaml:1:1 file-name-malformed {"file":"faqs/Baking.yaml","correct":"faqs/baking.yaml","isTaken":true}',
    ],
  },
  'the address of an entry of such a name is not told on top': {
    files: { ...blog, 'blog/posts/apertura-mañana.yaml': post('Apertura', 'Opening', '2026-01-01') },
    problems: [
      'blog/posts/apertura-mañana.yaml:1:1 file-name-malformed {"file":"blog/posts/apertura-mañana.yaml","correct":"blog/posts/apertura-manana.yaml"}',
    ],
  },
};
