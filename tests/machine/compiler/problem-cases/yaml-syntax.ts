import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a key written twice is reported where it stands again': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        type: prose
      `,
    },
    problems: ['blocks/greeting.yaml:3:1 yaml-syntax {"reason":"DUPLICATE_KEY"}'],
  },
  'a tab as indentation is reported where it stands': {
    files: { 'banners.yaml': 'spring:\n\tfrom: "01-01"\n' },
    problems: ['banners.yaml:2:1 yaml-syntax {"reason":"TAB_AS_INDENT"}'],
  },
  'an unknown tag is reported where it stands': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: !secret { es: "Hola", en: "Hello" }
      `,
    },
    problems: ['blocks/greeting.yaml:2:8 yaml-syntax {"reason":"TAG_RESOLVE_FAILED"}'],
  },
  'an alias of nothing is reported where it stands': {
    files: {
      'blocks/promise.yaml': yaml`
        type: hero
        title: *promise
      `,
    },
    problems: ['blocks/promise.yaml:2:8 yaml-syntax {"reason":"BAD_ALIAS"}'],
  },
  'aliases that multiply beyond measure are reported': {
    files: {
      'blocks/bomb.yaml': yaml`
        a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
        b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
        c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
        d: [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      `,
    },
    problems: ['blocks/bomb.yaml:1:1 yaml-syntax {"reason":"BAD_ALIAS"}'],
  },
  'a page that cannot be read makes the links to it no second problem': {
    files: { 'pages/products.yaml': 'path: [\n' },
    problems: ['pages/products.yaml:2:1 yaml-syntax {"reason":"BAD_INDENT"}'],
  },
  'facts that cannot be read make the tokens that name them no second problem': {
    files: { 'facts.yaml': 'registration: "P-204' },
    problems: ['facts.yaml:1:21 yaml-syntax {"reason":"MISSING_CHAR"}'],
  },
};
