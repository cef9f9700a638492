import { blog, post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const page = (path: string, days: string, target: string, days2 = '') => yaml`
  path: { es: "/${path}", en: "/${path}-en" }
  title: { es: "${path}", en: "${path} in English" }
  description: { es: "Una página de ${path}.", en: "A page about ${path}." }
  ${days}
  sections:
    - type: hero
      title: { es: "Hola", en: "Hello" }
      ${days2}
      actions: [{ label: { es: "Ver", en: "See" }, ${target} }]
`;

export const cases: Cases = {
  'of what is no day only that is told': {
    files: {
      'pages/spring.yaml': page('primavera', 'publish: mañana', 'page: home'),
      'pages/one.yaml': page('uno', '', 'page: spring'),
    },
    problems: [
      'pages/spring.yaml:4:10 value-malformed {"value":"mañana","rule":{"title":"Desde el día","description":"El primer día en que se ve, como año-mes-día. Antes, para las visitas no existe."},"example":"\\"2026-12-01\\""}',
    ],
  },
  'what is shown leads to no page or post that is not yet, or no more': {
    files: {
      ...blog,
      'blog/posts/opening.yaml': `${post('Apertura', 'Opening')}publish: 2026-02-01\n`,
      'pages/autumn.yaml': page('otono', 'expire: 2026-01-14', 'page: home'),
      'pages/spring.yaml': page('primavera', 'publish: 2026-03-20', 'page: home'),
      'pages/one.yaml': page('uno', '', 'page: spring'),
      'pages/three.yaml': page('tres', '', 'post: opening'),
      'pages/two.yaml': page('dos', '', 'page: autumn'),
      'redirects.yaml': 'redirects: [{ from: "/primavera-pan", page: spring }]\n',
    },
    problems: [
      'pages/one.yaml:9:56 link-unpublished {"page":"spring","publish":"2026-03-20"}',
      'pages/three.yaml:9:56 link-unpublished {"page":"opening","publish":"2026-02-01"}',
      'pages/two.yaml:9:56 link-unpublished {"page":"autumn","expire":"2026-01-14"}',
      'redirects.yaml:1:45 link-unpublished {"page":"spring","publish":"2026-03-20"}',
    ],
  },
  'many links to one page are told once, where it is said when that is shown': {
    files: {
      'pages/autumn.yaml': page('otono', 'expire: 2026-01-14', 'page: home'),
      'pages/one.yaml': page('uno', '', 'page: autumn'),
      'pages/three.yaml': page('tres', '', 'page: autumn'),
      'pages/two.yaml': page('dos', '', 'page: autumn'),
    },
    problems: ['pages/autumn.yaml:4:9 link-unpublished {"page":"autumn","expire":"2026-01-14","links":3}'],
  },
  'what is not shown itself, or not before, may: it must not be shown earlier, though': {
    files: {
      'pages/spring.yaml': page('primavera', 'publish: 2026-03-20', 'page: summer'),
      'pages/summer.yaml': page('verano', 'publish: 2026-06-20', 'page: spring'),
      'pages/section.yaml': page('apartado', '', 'page: spring', 'publish: 2026-03-20'),
      'pages/past.yaml': page('pasado', 'expire: 2026-01-14', 'page: spring'),
    },
    problems: ['pages/spring.yaml:9:56 link-unpublished {"page":"summer","publish":"2026-06-20"}'],
  },
};
