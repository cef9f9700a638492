import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const page = (name: string, parent: string) => yaml`
  path: { es: "/${name}-es", en: "/${name}" }
  title: { es: "Página ${name}", en: "Page ${name}" }
  description: { es: "Una página que se llama ${name}.", en: "A page that is called ${name}." }
  parent: ${parent}
  sections: [{ type: hero, title: { es: "Página ${name}", en: "Page ${name}" } }]
`;

export const cases: Cases = {
  'pages that are above each other are reported once, those below them are not': {
    files: {
      'pages/one.yaml': page('one', 'two'),
      'pages/two.yaml': page('two', 'one'),
      'pages/six.yaml': page('six', 'two'),
    },
    problems: ['pages/one.yaml:4:9 parent-circular {"parent":"two"}'],
  },
  'a page that is above itself is reported': {
    files: { 'pages/one.yaml': page('one', 'one') },
    problems: ['pages/one.yaml:4:9 parent-circular {"parent":"one","isItself":true}'],
  },
};
