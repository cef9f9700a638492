import { blog, post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a link that leads to the page in which it stands is told, in a text as well; one to a section or another page is right':
    {
      files: {
        'pages/bread.yaml': yaml`
        path: { es: "/nuestro-pan", en: "/our-bread" }
        title: { es: "Nuestro pan", en: "Our bread" }
        description: { es: "El pan de cada día.", en: "Our daily bread." }
        sections:
          - type: hero
            title: { es: "Hola", en: "Hello" }
            id: start
            actions:
              - { label: { es: "Ver el pan", en: "See the bread" }, page: bread }
              - { label: { es: "Arriba", en: "To the top" }, page: bread, anchor: start }
              - { label: { es: "Otra", en: "Another" }, page: home }
      `,
      },
      problems: ['warning pages/bread.yaml:9:67 link-to-itself {"page":"bread","isPost":false}'],
    },
  'so is an article that leads to itself': {
    files: {
      ...blog,
      'blog/posts/opening.yaml': post('Apertura', 'Opening').replaceAll(
        '</p>',
        ' <a href="post:opening">Apertura, opening</a>.</p>',
      ),
    },
    problems: [
      'warning blog/posts/opening.yaml:7:33 link-to-itself {"page":"opening","isPost":true}',
      'warning blog/posts/opening.yaml:7:97 link-to-itself {"page":"opening","isPost":true}',
    ],
  },
};
