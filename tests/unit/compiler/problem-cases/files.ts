import { yaml } from '../../helpers/yaml';
import type { ProblemCases } from './problem-case';

/** Faults of whole files and of their YAML. */
export const fileCases = {
  'yaml-syntax': {
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
    'a page that cannot be read makes the links to it no second fault': {
      files: { 'pages/products.yaml': 'path: [\n' },
      problems: ['pages/products.yaml:2:1 yaml-syntax {"reason":"BAD_INDENT"}'],
    },
    'facts that cannot be read make the tokens that name them no second fault': {
      files: { 'facts.yaml': 'registration: "P-204' },
      problems: ['facts.yaml:1:21 yaml-syntax {"reason":"MISSING_CHAR"}'],
    },
  },
  'file-unknown': {
    'a misspelt folder is reported with the place that was meant': {
      files: { 'page/about.yaml': 'path: {}\n' },
      problems: ['page/about.yaml:1:1 file-unknown {"file":"page/about.yaml","suggestion":"pages/about.yaml"}'],
    },
    'a file of another kind is reported without a suggestion': {
      files: { 'recipes/secret/dough.txt': 'flour' },
      problems: ['recipes/secret/dough.txt:1:1 file-unknown {"file":"recipes/secret/dough.txt"}'],
    },
  },
  'file-missing': {
    'a file that every site needs is missed at its first line': {
      files: { 'messages.yaml': null },
      problems: ['messages.yaml:1:1 file-missing {"file":"messages.yaml"}'],
    },
  },
  'file-not-utf8': {
    'a file saved as Latin-1 is reported and the others are read': {
      files: {
        'blocks/latin.yaml': Buffer.from('title: "panadería"\n', 'latin1'),
        'banners.yaml': 'spring: 3\n',
      },
      problems: [
        'banners.yaml:1:9 type-wrong {"expected":"object","example":"{\\"from\\":\\"01-01\\",\\"until\\":\\"06-30\\"}"}',
        'blocks/latin.yaml:1:1 file-not-utf8 {"file":"blocks/latin.yaml"}',
      ],
    },
  },
} satisfies Partial<ProblemCases>;
